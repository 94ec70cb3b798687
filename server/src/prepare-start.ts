import { accessSync, constants, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withWriteErrors } from '@mainstreet/embedded-postgres/file-writes.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { setDefaultLocale } from '@mainstreet/platform/text/languages.ts'
import { endDemoMode, recordDemoMode } from './accounts/demo/end-demo-mode.ts'
import type { Config } from './config.ts'
import { type DatabaseConnection, migrateDatabase } from './connect-database.ts'
import type { LoadDemo } from './demo.ts'
import { buildWebWhenOutdated, isWebBuilt } from './ssr/build-web.ts'
import { StartError } from './start-error.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const demoModeEndedWarning = `WARNING: this database was used in demo mode, with passwords and mails that everyone could read.
  Everyone has been signed out. Start a real town with an empty database.`

type Print = (line: string) => void

/** A production server has no compiler, or is not allowed to change its own program. */
export function requireWebApp({ demo }: Config): void {
  if (!demo && !isWebBuilt(root))
    throw new StartError(
      'The web app is not built, and outside of demo mode a start does not build it: run `npm run build` first.',
    )
}

export async function buildWebApp({ demo }: Config, print: Print): Promise<void> {
  if (demo) await buildWebWhenOutdated(root, print)
}

/** The embedded database creates the folder for its own account. */
export function requireDataFolder({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl === undefined) return
  withWriteErrors(dataDir, () => {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  })
}

/** Migrates, and in demo mode fills an empty database. */
export async function prepareDatabase(
  config: Config,
  database: DatabaseConnection,
  loadDemo: LoadDemo,
  print: Print,
): Promise<void> {
  const { db } = database
  await migrateConfigured(config, database, print)
  if (!config.demo) return printWhenDemoEnded(db, print)
  await recordDemoMode(db)
  setDefaultLocale(config.locale)
  const demo = await loadDemo()
  await demo.seedEmptyDatabase(db, { cards: config.stripe === undefined, print })
}

async function migrateConfigured(config: Config, database: DatabaseConnection, print: Print): Promise<void> {
  try {
    const run = await migrateDatabase(config, database)
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
}

async function printWhenDemoEnded(db: Db, print: Print): Promise<void> {
  if (await endDemoMode(db)) print(demoModeEndedWarning)
}
