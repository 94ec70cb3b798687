import { fileURLToPath } from 'node:url'
import type { Machine } from '../machine.ts'
import type { Program } from '../program.ts'

const program = fileURLToPath(import.meta.resolve('../../../programs/main.ts'))

/** The real program, in demo mode for its card sandbox and its accounts. */
export function createAppNode(
  { address, ports }: Machine,
  { database, publicUrl, proxyAddress, dataFolder }: AppSettings,
): Program {
  return {
    command: process.execPath,
    args: [program],
    isOwnProgram: true,
    env: {
      HOST: address,
      PORT: String(ports.app),
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: proxyAddress,
      DATA_DIR: dataFolder,
      DATABASE_URL: `postgres://${database}@${address}:${ports.pgbouncer}/${database}`,
      DATABASE_DIRECT_URL: `postgres://${database}@${address}:${ports.primary}/${database}`,
      REDIS_URL: `redis://${address}:${ports.redisPrimary}`,
      DEMO: 'on',
      // only nginx reaches the address
      DEMO_PUBLIC: 'on',
      // the load comes from one address
      CALL_LIMITS: 'off',
      AUTH_RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  }
}
export type AppSettings = { database: string; publicUrl: string; proxyAddress: string; dataFolder: string }
