import { fileURLToPath } from 'node:url'
import type { Machine } from '../machine.ts'
import type { Program } from '../program.ts'

const program = fileURLToPath(new URL('../../../programs/main.ts', import.meta.url))

/** The real program, in demo mode for its card sandbox and its accounts. */
export function createAppNode(
  { address, ports }: Machine,
  machines: readonly Machine[],
  { database, publicUrl, proxyAddress, dataFolder }: AppSettings,
): Program {
  const replicas = machines.map(
    (one) => `postgres://${database}@${one.address}:${one.ports.postgres}/${database}`,
  )
  const sentinels = machines.map((one) => `${one.address}:${one.ports.sentinel}`)
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
      // any of them may be the primary; the program finds out what each one has
      DATABASE_REPLICA_URL: replicas.join(','),
      REDIS_URL: `redis+sentinel://${sentinels.join(',')}/mymaster`,
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
