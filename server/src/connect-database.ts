import type { Config } from './config.ts'
import { startEmbeddedDatabase } from './embedded-postgres/embedded-database.ts'
import { connectDb, type Db, type DbOptions } from './platform/db/db.ts'
import { type MigrateOptions, migrate } from './platform/db/migrate.ts'

export const migrationsFolder = new URL('../migrations/', import.meta.url)

type ConnectDatabaseOptions = Omit<DbOptions, 'url'> & { print?: (line: string) => void }
type CommandOptions = ConnectDatabaseOptions & MigrateOptions

/** The server of DATABASE_URL, or the embedded database, which is started and ends with it. */
export async function connectDatabase(
  { databaseUrl, dataDir }: Config,
  { print, ...options }: ConnectDatabaseOptions = {},
) {
  const embedded =
    databaseUrl === undefined ? await startEmbeddedDatabase({ dataDir, ...(print && { print }) }) : undefined
  const db = connectDb({ ...options, url: databaseUrl ?? embedded?.url ?? '' })
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
  const { db, close } = await connectDatabase(config, options)
  try {
    await migrate(db, migrationsFolder, { dropObsolete })
    await work(db)
  } finally {
    await close()
  }
}
