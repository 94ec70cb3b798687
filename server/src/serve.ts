import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type Bus, createLocalBus } from '@mainstreet/platform/bus/bus.ts'
import { connectPostgresBus } from '@mainstreet/platform/bus/postgres-bus.ts'
import { getErrorCode } from '@mainstreet/platform/db/db.ts'
import { drainConnections } from '@mainstreet/platform/http/drain-connections.ts'
import type { LogWarning } from '@mainstreet/platform/log/log-warning.ts'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { startBackgroundJobs } from './background-jobs.ts'
import type { Config } from './config.ts'
import { connectReplicas, type DatabaseConnection } from './connect-database.ts'
import { createAppContext } from './context.ts'
import type { LoadDemo } from './demo.ts'
import type { HttpServerOptions } from './http-server.ts'
import type { Shutdown } from './shutdown.ts'
import { StartError } from './start-error.ts'
import type { WorkerLink } from './workers/worker-link.ts'

const distFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** How long a running request may continue at shutdown; the whole shutdown takes less than 10 s. */
export const shutdownGraceMs = 6000
/** How long open connections are still served, before idle ones are closed. */
const drainMs = 1000

export type ServeOptions = {
  database: DatabaseConnection
  loadDemo: LoadDemo
  shutdown: Shutdown
  log: HttpServerOptions['log']
  warn: LogWarning
  /** Undefined: no other process serves this port. */
  worker: WorkerLink | undefined
}

/** Serves requests and runs jobs, in a process that serves alone and in each of several workers. */
export async function serve(config: Config, options: ServeOptions): Promise<void> {
  const { shutdown } = options
  const { app, startJobs } = await openTown(config, options)
  shutdown.addStep(() => closeWithin(app.server, shutdownGraceMs, () => app.close()))
  await withStartErrors(config, () => app.listen({ host: config.host, port: config.port }))
  startJobs()
}

/** A town that does not yet serve. Its app is not closed by the shutdown. */
export type OpenTown = { app: FastifyInstance; startJobs: () => void }

export async function openTown(config: Config, options: ServeOptions): Promise<OpenTown> {
  const { database, loadDemo, shutdown, log, warn, worker } = options
  const { db } = database
  // after the database was prepared, so that its failure is reported once
  const bus = await connectBus(config, options)
  shutdown.addStep(() => bus.close())
  const replicas = connectReplicas(config, { primary: db, bus, warn, poolSize: worker?.poolSize })
  if (replicas) shutdown.addStep(replicas.close)
  const overrides = { replicas, worker }
  const context = await createAppContext({ db, bus, now: () => new Date() }, config, loadDemo, overrides)
  const app = await buildApp(context, { distFolder, log, isStopping: shutdown.isStopping })
  return {
    app,
    startJobs() {
      const jobs = startBackgroundJobs(context, app)
      shutdown.addStep(() => jobs.stop())
    },
  }
}

async function connectBus(
  { redisUrl, databaseSchema }: Config,
  { database, warn, worker }: ServeOptions,
): Promise<Bus> {
  // loaded only when configured: the Redis client needs memory
  if (redisUrl)
    return (await import('@mainstreet/platform/bus/redis-bus.ts')).connectRedisBus(
      redisUrl,
      warn,
      databaseSchema,
    )
  return database.isEmbedded && !worker ? createLocalBus() : connectPostgresBus(database.direct, warn)
}

/** Says which setting is wrong when the address cannot be used. */
export async function withStartErrors(
  { host, port }: Pick<Config, 'host' | 'port'>,
  listen: () => Promise<unknown>,
): Promise<void> {
  try {
    await listen()
  } catch (error) {
    if (getErrorCode(error) === 'EADDRINUSE')
      throw new StartError(
        `Port ${port} is taken by another program. Set PORT to a free one, for example PORT=${port + 1} npm start.`,
      )
    if (getErrorCode(error) === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this user. Set PORT to one above 1023.`)
    if (getErrorCode(error) === 'EADDRNOTAVAIL')
      throw new StartError(`This machine has no address ${host}. Set HOST to one of its own.`)
    throw error
  }
}

/** Serves open connections once more and waits for running requests; closes those that still run after the grace period. */
export async function closeWithin(server: Server, ms: number, close: () => Promise<unknown>): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), ms)
  await drainConnections(server, drainMs)
  await close().finally(() => clearTimeout(timer))
}
