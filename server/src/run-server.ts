import { writeSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { DatabaseStartError } from '@mainstreet/embedded-postgres/embedded-database.ts'
import { SigningKeyError } from '@mainstreet/identity/create-auth-deps.ts'
import { MigrationError } from '@mainstreet/platform/db/migrate.ts'
import { findConnectionShare } from '@mainstreet/platform/db/share-connections.ts'
import { describeError } from '@mainstreet/platform/log/describe-error.ts'
import { setTracing } from '@mainstreet/platform/trace/tracing.ts'
import { type ConfiguredTown, readTowns } from './config/towns-config.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { connectDatabase, type DatabaseConnection } from './connect-database.ts'
import type { LoadDemo } from './demo.ts'
import type { HttpServerOptions } from './http-server.ts'
import { buildWebApp, prepareDatabase, requireDataFolder, requireWebApp } from './prepare-start.ts'
import { createShutdown } from './shutdown.ts'
import { printBanner } from './start-banner.ts'
import { FirstWorkerError, StartError } from './start-error.ts'
import type { PreparedTown } from './towns/serve-towns.ts'
import { version } from './version.ts'
import { getDatabaseSettings, getWorkerCount } from './workers/plan-workers.ts'
import { connectToMain, takeWorkerStart, type WorkerLink } from './workers/worker-link.ts'
import { type WorkerStart, workerLogFd } from './workers/worker-messages.ts'

const workerStart = takeWorkerStart(process.env)
const prefix = workerStart ? `worker ${workerStart.number}: ` : ''
const print = (line: string) => process.stdout.write(`${line}\n`)
const warn = (error: unknown, what: string) =>
  process.stderr.write(`${prefix}${what}: ${describeError(error)}\n`)
const onConnectionError = (error: unknown) => warn(error, 'A database connection was lost')
const shutdown = createShutdown()
let shutdownDelayMs = 0

type Log = HttpServerOptions['log']

/** The program that an operator starts: serves alone, or starts workers that serve the same port. */
async function start(loadDemo: LoadDemo): Promise<void> {
  const towns = readTowns(process.env)
  if (towns) return startTowns(towns, loadDemo)
  const config = readConfig(process.env)
  shutdownDelayMs = config.operations.shutdownDelayMs
  const log = await openConfiguredLog(config)
  const count = getWorkerCount(config)
  if (count === 1) await startConfiguredTracing(config)
  requireWebApp(config)
  requireDataFolder(config)
  const settings = getDatabaseSettings(count)
  const connecting = connectDatabase(config, { print, settings, onError: onConnectionError })
  // from the next turn on PostgreSQL, another process, starts by itself
  const loading = nextTurn().then(() =>
    Promise.all([buildWebApp(config, print), count === 1 ? loadServe() : undefined]),
  )
  // a failure is thrown below, when the database can be closed
  loading.catch(() => {})
  const database = await connecting
  shutdown.addStep(database.close)
  await loading
  await prepareDatabase(config, database, loadDemo, print)
  if (count === 1) await serveConfigured(config, { database, loadDemo, log, worker: undefined })
  else await startWorkers(database, count, log)
  await printBanner(config, count, loadDemo, print)
}

/** Alone, so that the settings of the process are those of the first town, which has them from the environment. */
async function startTowns(
  towns: readonly [ConfiguredTown, ...ConfiguredTown[]],
  loadDemo: LoadDemo,
): Promise<void> {
  const [{ config: first }] = towns
  shutdownDelayMs = first.operations.shutdownDelayMs
  const log = await openConfiguredLog(first)
  await startConfiguredTracing(first)
  requireWebApp(first)
  await buildWebApp(first, print)
  const poolSize = await findTownPoolSize(first, towns.length)
  const prepare = async ({ config, hostName }: ConfiguredTown) => {
    requireDataFolder(config)
    const database = await connectDatabase(config, { poolSize, onError: onConnectionError })
    shutdown.addStep(database.close)
    await prepareDatabase(config, database, loadDemo, print)
    return { config, hostName, database }
  }
  const prepared: [PreparedTown, ...PreparedTown[]] = [await prepare(towns[0])]
  for (const town of towns.slice(1)) prepared.push(await prepare(town))
  const { serveTowns } = await import('./towns/serve-towns.ts')
  await serveTowns(prepared, { loadDemo, shutdown, log, warn })
  for (const { config } of towns) await printBanner(config, 1, loadDemo, print)
}

async function findTownPoolSize(config: Config, townCount: number): Promise<number> {
  const database = await connectDatabase(config, { poolSize: 1, onError: onConnectionError })
  const { count, poolSize } = await findConnectionShare(database.direct, townCount).finally(database.close)
  if (count < townCount)
    throw new StartError(
      `The database accepts too few connections for ${townCount} towns: raise max_connections, or use a pooler (DATABASE_DIRECT_URL).`,
    )
  return poolSize
}

/** A process that the program has started. What does not depend on the process is prepared. */
async function startWorker(given: WorkerStart, loadDemo: LoadDemo): Promise<void> {
  const worker = connectToMain(given, shutdown)
  const config = readConfig(process.env)
  const log = config.operations.logFile === undefined ? undefined : { write: writeToMain }
  await startConfiguredTracing(config)
  const { embeddedUrl, poolSize } = worker
  const database = await connectDatabase(config, { embeddedUrl, poolSize, onError: onConnectionError })
  shutdown.addStep(database.close)
  await serveConfigured(config, { database, loadDemo, log, worker })
}

const writeToMain = (line: string) => void writeSync(workerLogFd, line)

async function startWorkers(database: DatabaseConnection, wanted: number, log: Log): Promise<void> {
  const { createWorkerPool } = await import('./workers/worker-pool.ts')
  const { count, poolSize } = await findConnectionShare(database.direct, wanted)
  if (count < wanted)
    print(
      `The database accepts too few connections for ${wanted} workers: ${count} start. Raise max_connections, or set WORKERS.`,
    )
  const pool = createWorkerPool({
    count,
    poolSize,
    embeddedUrl: database.embeddedUrl,
    log,
    printError: (line) => process.stderr.write(`${line}\n`),
    onGivenUp: () => void shutdown.stop(1),
  })
  shutdown.onStop((delayMs) => pool.requestStop(delayMs))
  shutdown.addStep(pool.waitForEnd)
  await pool.start()
}

type ServeConfigured = {
  database: DatabaseConnection
  loadDemo: LoadDemo
  log: Log
  worker: WorkerLink | undefined
}

/** The process that only starts workers does not load it. */
const loadServe = () => import('./serve.ts')

async function serveConfigured(config: Config, options: ServeConfigured): Promise<void> {
  const { serve } = await loadServe()
  await serve(config, { ...options, shutdown, warn })
}

/** Undefined: the standard output. The last to close, as the other steps log. */
async function openConfiguredLog({ operations: { logFile } }: Config) {
  if (logFile === undefined) return undefined
  const { openRotatingLog } = await import('@mainstreet/platform/log/rotating-log.ts')
  const log = await openRotatingLog(logFile, warn).catch((cause: unknown) => {
    throw new StartError('LOG_FILE cannot be written', { cause })
  })
  shutdown.addStep(() => log.close())
  return log
}

/** Stops late, so that it records what the others do. */
async function startConfiguredTracing({ operations: { tracing } }: Config): Promise<void> {
  if (!tracing) return
  const { startTracing } = await import('@mainstreet/platform/trace/open-telemetry.ts')
  const started = startTracing(tracing, version, warn)
  setTracing(started)
  shutdown.addStep(() => started.stop())
}

/** The terminal and some service managers send signals to all processes: a worker waits for what the program says. */
function handleSignals(): void {
  process.on('SIGINT', () => workerStart ?? void shutdown.stop(0))
  process.on('SIGTERM', () => workerStart ?? void shutdown.stop(0, shutdownDelayMs))
}

/** The whole program, from reading its settings to its exit. */
export async function runServer(loadDemo: LoadDemo): Promise<void> {
  handleSignals()
  // also for rejected promises; what the program knows may be wrong now, so it does not continue
  process.on('uncaughtException', (error, origin) => {
    process.stderr.write(
      `\n${prefix}The program ends because of an error that nothing handled (${origin}): ${describeError(error)}\n${error instanceof Error ? error.stack : ''}\n`,
    )
    void shutdown.stop(1)
  })

  try {
    await (workerStart ? startWorker(workerStart, loadDemo) : start(loadDemo))
  } catch (error) {
    // what it was connecting to is being closed
    if (shutdown.isStopping()) return
    if (!(error instanceof FirstWorkerError)) printStartError(error)
    await shutdown.stop(1)
  }
}

function printStartError(error: unknown): void {
  const expected = [ConfigError, DatabaseStartError, MigrationError, SigningKeyError, StartError].some(
    (kind) => error instanceof kind,
  )
  process.stderr.write(
    expected
      ? `\n${describeError(error)}\n`
      : `\nMainstreet could not start: ${describeError(error)}\n${error instanceof Error ? error.stack : ''}\n`,
  )
}
