import type { Config } from './config.ts'
import { startEmbeddedDatabase } from './embedded-postgres/embedded-database.ts'
import { connectDb, type Db, type DbOptions } from './platform/db/db.ts'
import { type MigrateOptions, migrate } from './platform/db/migrate.ts'

export const migrationsFolder = new URL('../migrations/', import.meta.url)

type ConnectDatabaseOptions = Omit<DbOptions, 'url'> & { print?: (line: string) => void }
type CommandOptions = ConnectDatabaseOptions & MigrateOptions

/** Connects to DATABASE_URL, or starts the embedded database, which stops with the returned connection. */
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

/** For a command: disconnects when `work` is done. */
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
