import type { AddressInfo } from 'node:net'
import type { Bus } from '@mainstreet/platform/bus/bus.ts'
import { registerCleanup } from '@mainstreet/platform/test/cleanup.ts'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app.ts'
import { startBackgroundJobs } from '../../background-jobs.ts'
import { readConfig } from '../../config.ts'
import { createAppContext } from '../../context.ts'
import { loadDemo } from '../setup/load-demo.ts'
import { noLoadLimits } from '../setup/no-load-limits.ts'
import type { TestApp } from '../setup/test-app.ts'

/** A server node that listens, with its jobs running. */
export type InProcessNode = { app: FastifyInstance; port: number; stop(): Promise<void> }

export async function startInProcessNode(
  testApp: Pick<TestApp, 'deps' | 'provider' | 'dataDir'>,
  bus: Bus = testApp.deps.bus,
  env: NodeJS.ProcessEnv = {},
): Promise<InProcessNode> {
  const config = readConfig({
    DEMO: 'on',
    LOG_LEVEL: 'silent',
    CALL_LIMITS: 'off',
    ...noLoadLimits,
    DATA_DIR: testApp.dataDir,
    ...env,
  })
  const { deps, provider } = testApp
  const overrides = provider && { stripeProvider: provider }
  const context = await createAppContext({ ...deps, bus }, config, loadDemo, overrides)
  const app = await buildApp(context)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const jobs = startBackgroundJobs(context, app)
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= app.close().then(() => jobs.stop())
    return stopped
  }
  registerCleanup(stop)
  return { app, port: (app.server.address() as AddressInfo).port, stop }
}
