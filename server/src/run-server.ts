import { accessSync, constants, mkdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { DatabaseStartError } from '@mainstreet/embedded-postgres/embedded-database.ts'
import { withWriteErrors } from '@mainstreet/embedded-postgres/file-writes.ts'
import { SigningKeyError } from '@mainstreet/identity/create-auth-deps.ts'
import { type Bus, createLocalBus } from '@mainstreet/platform/bus/bus.ts'
import { connectPostgresBus } from '@mainstreet/platform/bus/postgres-bus.ts'
import { type Db, getErrorCode } from '@mainstreet/platform/db/db.ts'
import { MigrationError } from '@mainstreet/platform/db/migrate.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { drainConnections } from '@mainstreet/platform/http/drain-connections.ts'
import { describeError } from '@mainstreet/platform/log/describe-error.ts'
import { setTracing } from '@mainstreet/platform/trace/tracing.ts'
import type { FastifyInstance } from 'fastify'
import { endDemoMode, recordDemoMode } from './accounts/demo/end-demo-mode.ts'
import { buildApp } from './app.ts'
import { startBackgroundJobs } from './background-jobs.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { connectDatabase, connectReplicas, migrateDatabase } from './connect-database.ts'
import { type AppContext, createAppContext } from './context.ts'
import type { LoadDemo } from './demo.ts'
import { buildWebWhenOutdated, isWebBuilt } from './ssr/build-web.ts'
import { version } from './version.ts'

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const distFolder = resolvePath('../../web/dist')
/** How long a running request may continue at shutdown; the whole shutdown takes less than 10 s. */
const shutdownGraceMs = 6000
/** How long open connections are still served, before idle ones are closed. */
const drainMs = 1000
/** A shutdown that hangs ends here. */
const shutdownDeadlineMs = 30_000

class StartError extends Error {}

const demoModeEndedWarning = `WARNING: this database was used in demo mode, with passwords and mails that everyone could read.
  Everyone has been signed out. Start a real town with an empty database.`

const print = (line: string) => process.stdout.write(`${line}\n`)
const warn = (error: unknown, what: string) => process.stderr.write(`${what}: ${describeError(error)}\n`)
const shutdownSteps: (() => Promise<unknown>)[] = []
let shutdownDelayMs = 0

async function start(loadDemo: LoadDemo): Promise<void> {
  const config = readConfig(process.env)
  shutdownDelayMs = config.operations.shutdownDelayMs
  const log = await openConfiguredLog(config)
  await startConfiguredTracing(config)
  await prepareWebApp(config)
  const { db, direct, isEmbedded } = await connectConfiguredDatabase(config)
  await prepareDatabase(config, db, direct)
  // after the database, so that its failure is reported once
  const bus = await connectBus(config, direct, isEmbedded)

  const replicas = connectReplicas(config, { primary: db, bus, warn })
  if (replicas) shutdownSteps.push(replicas.close)
  const context = await createAppContext({ db, bus, now: () => new Date() }, config, loadDemo, { replicas })
  await context.demo?.seedEmptyDatabase(db, { cards: config.stripe === undefined, print })
  const app = await buildApp(context, { distFolder, log, isStopping: () => stopping !== undefined })
  shutdownSteps.push(() => closeWithin(app, shutdownGraceMs))
  await listen(app, config)
  const jobs = startBackgroundJobs(context, app)
  shutdownSteps.push(() => jobs.stop())
  printBanner(context)
}

/** Undefined: the standard output. The last to close, as the other steps log. */
async function openConfiguredLog({ operations: { logFile } }: Config) {
  if (logFile === undefined) return undefined
  const { openRotatingLog } = await import('@mainstreet/platform/log/rotating-log.ts')
  const log = await openRotatingLog(logFile, warn).catch((cause: unknown) => {
    throw new StartError('LOG_FILE cannot be written', { cause })
  })
  shutdownSteps.push(() => log.close())
  return log
}

/** Stops late, so that it records what the others do. */
async function startConfiguredTracing({ operations: { tracing } }: Config): Promise<void> {
  if (!tracing) return
  const { startTracing } = await import('@mainstreet/platform/trace/open-telemetry.ts')
  const started = startTracing(tracing, version, warn)
  setTracing(started)
  shutdownSteps.push(() => started.stop())
}

/** A production server has no compiler, or is not allowed to change its own program. */
async function prepareWebApp({ demo }: Config): Promise<void> {
  const root = resolvePath('../..')
  if (demo) return buildWebWhenOutdated(root, print)
  if (!(await isWebBuilt(root)))
    throw new StartError(
      'The web app is not built, and outside of demo mode a start does not build it: run `npm run build` first.',
    )
}

async function connectConfiguredDatabase(config: Config) {
  if (config.databaseUrl) requireDataFolder(config.dataDir)
  const { db, direct, isEmbedded, close } = await connectDatabase(config, {
    print,
    onError: (error) => warn(error, 'A database connection was lost'),
  })
  shutdownSteps.push(close)
  return { db, direct, isEmbedded }
}

/** The embedded database creates the folder for its own account. */
function requireDataFolder(dataDir: string): void {
  withWriteErrors(dataDir, () => {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  })
}

async function connectBus(config: Config, direct: Db, isEmbedded: boolean): Promise<Bus> {
  // loaded only when configured: the Redis client needs memory
  const bus = config.redisUrl
    ? (await import('@mainstreet/platform/bus/redis-bus.ts')).connectRedisBus(
        config.redisUrl,
        warn,
        config.databaseSchema,
      )
    : isEmbedded
      ? createLocalBus()
      : connectPostgresBus(direct, warn)
  shutdownSteps.push(() => bus.close())
  return bus
}

async function prepareDatabase(config: Config, db: Db, direct: Db): Promise<void> {
  try {
    const run = await migrateDatabase(config, { db, direct })
    if (run.length > 0) print(`The database is prepared (${run.length} steps).`)
  } catch (error) {
    // the ApiError is for callers of the API; its cause is the database error
    if (error instanceof ApiError && config.databaseUrl)
      throw new StartError(
        `The database at ${config.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'} cannot be reached`,
        { cause: error.cause },
      )
    throw error
  }
  if (!config.demo && (await endDemoMode(db))) print(demoModeEndedWarning)
  if (config.demo) await recordDemoMode(db)
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
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

function printBanner({ config, publicUrl, demo }: AppContext): void {
  print(`\n  Mainstreet is open at ${publicUrl}\n`)
  print(`  Demo mode is ${config.demo ? 'on' : 'off'}: ${config.demoReason}.\n`)
  if (demo) {
    print('  Demo accounts (email, password):')
    for (const { role, email, password } of demo.accounts)
      print(`    ${role.padEnd(9)} ${email.padEnd(36)} ${password}`)
    print('')
  }
  if (config.demoIsExposed)
    print(
      '  WARNING: demo mode is on and other machines may reach this server. Anyone can sign in as an admin.\n',
    )
  if (config.demo && !config.mail.smtpUrl) print('  Emails arrive at /dev/mailbox\n')
  if (!config.demo && !config.mail.smtpUrl && !config.identity.hostedProject)
    print(
      '  WARNING: SMTP_URL is not set, so no email is sent. Nobody can confirm an address or reset a password.\n',
    )
  print(`  Data: ${config.databaseUrl ? 'the database at DATABASE_URL, files in ' : ''}${config.dataDir}\n`)
}

/** Serves open connections once more and waits for running requests; closes those that still run after the grace period. */
async function closeWithin(app: FastifyInstance, ms: number): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), ms)
  await drainConnections(app.server, drainMs)
  await app.close().finally(() => clearTimeout(timer))
}

let stopping: Promise<void> | undefined
let exitCode = 0
const delayEnd = new AbortController()

/** After a failure the program ends with code 1, also when it was already stopping. */
function stop(code: number, delayMs = 0): Promise<void> {
  exitCode = Math.max(exitCode, code)
  if (stopping) delayEnd.abort()
  stopping ??= stopInOrder(delayMs)
  return stopping
}

/** Until the delay is over, load balancers learn from `/api/ready` that they should use another node. */
async function stopInOrder(delayMs: number): Promise<void> {
  if (delayMs > 0) await sleep(delayMs, undefined, { signal: delayEnd.signal }).catch(() => {})
  // unreferenced, as the timer only matters while a step hangs
  setTimeout(() => process.exit(1), shutdownDeadlineMs).unref()
  for (const step of shutdownSteps.reverse())
    await step().catch((error: Error) => process.stderr.write(`${error.message}\n`))
  process.exit(exitCode)
}

/** The whole program, from reading its settings to its exit. */
export async function runServer(loadDemo: LoadDemo): Promise<void> {
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0, shutdownDelayMs))
  // also for rejected promises; what the program knows may be wrong now, so it does not continue
  process.on('uncaughtException', (error, origin) => {
    process.stderr.write(
      `\nThe program ends because of an error that nothing handled (${origin}): ${describeError(error)}\n${error instanceof Error ? error.stack : ''}\n`,
    )
    void stop(1)
  })

  try {
    await start(loadDemo)
  } catch (error) {
    if (stopping) await stopping
    const expected = [ConfigError, DatabaseStartError, MigrationError, SigningKeyError, StartError].some(
      (kind) => error instanceof kind,
    )
    process.stderr.write(
      expected
        ? `\n${describeError(error)}\n`
        : `\nMainstreet could not start: ${describeError(error)}\n${error instanceof Error ? error.stack : ''}\n`,
    )
    await stop(1)
  }
}
