import type { Config } from './config.ts'
import { startEmbeddedDatabase } from './embedded-postgres/embedded-database.ts'
import { type Db, type DbOptions, openDb } from './platform/db/db.ts'
import { type MigrateOptions, migrate } from './platform/db/migrate.ts'

export const migrations = new URL('../migrations/', import.meta.url)

type Options = Omit<DbOptions, 'url'> & { say?: (line: string) => void }
type CommandOptions = Options & MigrateOptions

/** The server of DATABASE_URL, or the embedded database, which is started and ends with it. */
export async function openDatabase({ databaseUrl, dataDir }: Config, { say, ...options }: Options = {}) {
  const embedded =
    databaseUrl === undefined ? await startEmbeddedDatabase({ dataDir, ...(say && { say }) }) : undefined
  const db = openDb({ ...options, url: databaseUrl ?? embedded?.url ?? '' })
  return {
    db,
    isEmbedded: embedded !== undefined,
    close: () => db.close().finally(() => embedded?.stop()),
  }
}

/** For a command that is over when `work` is. */
export async function withDatabase(
  config: Config,
  { dropObsolete, ...options }: CommandOptions,
  work: (db: Db) => Promise<void>,
) {
  const { db, close } = await openDatabase(config, options)
  try {
    await migrate(db, migrations, { dropObsolete })
    await work(db)
  } finally {
    await close()
  }
}
