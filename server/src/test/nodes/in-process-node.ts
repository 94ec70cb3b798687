import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { openIdentity } from '../../../../protocols/auth/create-auth-deps.ts'
import { buildApp } from '../../app.ts'
import { openJobs } from '../../background-jobs.ts'
import { readConfig } from '../../config.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import { atClosingTime } from '../setup/cleanup.ts'
import type { Town } from '../setup/test-app.ts'

/** A node of the street that listens, with its jobs running. */
export type Node = { app: FastifyInstance; port: number; stop(): Promise<void> }

export async function startNode(town: Town, bus: Bus = town.deps.bus): Promise<Node> {
  const deps = { ...town.deps, bus }
  const config = readConfig({ DEMO: 'on', LOG_LEVEL: 'silent', CALL_LIMITS: 'off', DATA_DIR: town.dataDir })
  const { provider } = town
  const app = await buildApp({ ...deps, config, provider })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const jobs = openJobs({ ...(await openIdentity(deps, config.identity)), provider }, config, app)
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= app.close().then(() => jobs.stop())
    return stopped
  }
  atClosingTime(stop)
  return { app, port: (app.server.address() as AddressInfo).port, stop }
}
