import { accessSync, constants, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { demoAccounts } from '../../demo/seed/demo-accounts.ts'
import { isEmpty } from '../../demo/seed/is-database-empty.ts'
import { openIdentity } from '../../protocols/auth/create-auth-deps.ts'
import { endDemoMode, recordDemoMode } from './accounts/demo/end-demo-mode.ts'
import { buildApp } from './app.ts'
import { openJobs } from './background-jobs.ts'
import { type Config, ConfigError, readConfig, streetAddress } from './config.ts'
import { migrations, openDatabase } from './connect-database.ts'
import { DatabaseStartError } from './embedded-postgres/embedded-database.ts'
import { writing } from './embedded-postgres/file-writes.ts'
import { openProvider } from './payments/stripe/create-stripe-provider.ts'
import { type Bus, openLocalBus } from './platform/bus/bus.ts'
import { openPostgresBus } from './platform/bus/postgres-bus.ts'
import { codeOf, type Db } from './platform/db/db.ts'
import { MigrationError, migrate } from './platform/db/migrate.ts'
import { Refusal } from './platform/http/api-error.ts'
import { describeError } from './platform/log/describe-error.ts'
import { buildWebWhenOld } from './ssr/build-web.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const distFolder = folder('../../web/dist')
/** A running request gets this long when the program ends; the whole end stays under 10 s. */
const graceMs = 6000

class StartError extends Error {}

const demoModeEnded = `WARNING: this database was used in demo mode, with passwords and mails that everyone could read.
  Everyone has been signed out. Start a real town with an empty database.`

const say = (line: string) => process.stdout.write(`${line}\n`)
const warn = (fault: unknown, what: string) => process.stderr.write(`${what}: ${describeError(fault)}\n`)
const undo: (() => Promise<unknown>)[] = []

async function start(): Promise<void> {
  const config = readConfig(process.env)
  await buildWebWhenOld(folder('../..'), say)
  const { db, isEmbedded } = await openStreet(config)
  await prepare(config, db)
  // last, so that a database that is away is reported once
  const bus = await openBus(config, db, isEmbedded)

  const deps = { db, bus, now: () => new Date() }
  const provider = await openProvider(deps, { ...config, publicUrl: streetAddress(config) })
  const app = await buildApp({ ...deps, config, distFolder, provider })
  undo.push(() => closeWithin(app, graceMs))
  await listen(app, config)
  const identity = await openIdentity(deps, config.identity)
  const jobs = openJobs({ ...identity, provider }, config, app)
  undo.push(() => jobs.stop())
  banner(config)
}

async function openStreet(config: Config) {
  if (config.databaseUrl) requireDataFolder(config.dataDir)
  const { db, isEmbedded, close } = await openDatabase(config, {
    say,
    onError: (fault) => warn(fault, 'A database connection was lost'),
  })
  undo.push(close)
  return { db, isEmbedded }
}

/** The embedded database makes the folder for its own account. */
function requireDataFolder(dataDir: string): void {
  writing(dataDir, () => {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  })
}

async function openBus(config: Config, db: Db, isEmbedded: boolean): Promise<Bus> {
  // loaded where there is one: its client takes memory
  const bus = config.redisUrl
    ? (await import('./platform/bus/redis-bus.ts')).openRedisBus(config.redisUrl, warn)
    : isEmbedded
      ? openLocalBus()
      : openPostgresBus(db, warn)
  undo.push(() => bus.close())
  return bus
}

async function prepare(config: Config, db: Db): Promise<void> {
  try {
    const run = await migrate(db, migrations)
    if (run.length > 0) say(`The database is prepared (${run.length} steps).`)
  } catch (fault) {
    // the refusal speaks to callers; why the database does not answer is its cause
    if (fault instanceof Refusal && config.databaseUrl)
      throw new StartError('The database at DATABASE_URL cannot be reached', { cause: fault.cause })
    throw fault
  }
  if (!config.demo && (await endDemoMode(db))) say(demoModeEnded)
  if (config.demo) await recordDemoMode(db)
  if (config.demo && (await isEmpty(db))) {
    say('Building the demo town ...')
    const { fillTown } = await import('../../demo/seed/seed-demo.ts')
    await fillTown(db, new Date(), { cards: config.stripe === undefined })
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (fault) {
    if (codeOf(fault) === 'EADDRINUSE')
      throw new StartError(
        `Port ${port} is taken by another program. Set PORT to a free one, for example PORT=${port + 1} npm start.`,
      )
    if (codeOf(fault) === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this user. Set PORT to one above 1023.`)
    if (codeOf(fault) === 'EADDRNOTAVAIL')
      throw new StartError(`This machine has no address ${host}. Set HOST to one of its own.`)
    throw fault
  }
}

function banner(config: Config): void {
  say(`\n  Mainstreet is open at ${streetAddress(config)}\n`)
  say(`  Demo mode is ${config.demo ? 'on' : 'off'}: ${config.demoReason}.\n`)
  if (config.demo) {
    say('  Demo accounts (e-mail, password):')
    for (const { role, email, password } of demoAccounts)
      say(`    ${role.padEnd(9)} ${email.padEnd(36)} ${password}`)
    say('')
  }
  if (config.demoIsExposed)
    say('  WARNING: demo mode is on where others may reach it. Anyone can sign in as admin.\n')
  if (config.demo && !config.mail.smtpUrl) say('  Mails can be read at /dev/mailbox\n')
  if (!config.demo && !config.mail.smtpUrl && !config.identity.hosted)
    say('  WARNING: without SMTP_URL no mail leaves: nobody can confirm an address or recover a password.\n')
  say(`  Data: ${config.databaseUrl ? 'the database at DATABASE_URL, files in ' : ''}${config.dataDir}\n`)
}

/** Lets running requests end; what still runs after the grace is cut off. */
async function closeWithin(app: FastifyInstance, ms: number): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), ms)
  await app.close().finally(() => clearTimeout(timer))
}

let ending: Promise<void> | undefined

function end(code: number): Promise<void> {
  ending ??= (async () => {
    for (const step of undo.reverse())
      await step().catch((fault: Error) => process.stderr.write(`${fault.message}\n`))
    process.exit(code)
  })()
  return ending
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0))

try {
  await start()
} catch (fault) {
  if (ending) await ending
  const expected = [ConfigError, DatabaseStartError, MigrationError, StartError].some(
    (kind) => fault instanceof kind,
  )
  process.stderr.write(
    expected
      ? `\n${describeError(fault)}\n`
      : `\nMainstreet could not start: ${describeError(fault)}\n${fault instanceof Error ? fault.stack : ''}\n`,
  )
  await end(1)
}
