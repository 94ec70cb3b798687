import { startEmbeddedDatabase } from '@mainstreet/embedded-postgres/embedded-database.ts'
import type { Bus } from '@mainstreet/platform/bus/bus.ts'
import { connectDb, type Db, type DbOptions } from '@mainstreet/platform/db/db.ts'
import { type MigrateOptions, migrate } from '@mainstreet/platform/db/migrate.ts'
import { createReadReplicas, type ReadReplicas } from '@mainstreet/platform/db/read-replicas.ts'
import { requireSchema } from '@mainstreet/platform/db/require-schema.ts'
import type { LogWarning } from '@mainstreet/platform/log/log-warning.ts'
import type { Config } from './config.ts'
import type {} from './shops/catalog-events.ts'

export const migrationsFolder = new URL('../migrations/', import.meta.url)

type ConnectDatabaseOptions = Omit<DbOptions, 'url'> & { print?: (line: string) => void }
type CommandOptions = ConnectDatabaseOptions & MigrateOptions

/** For LISTEN, the events that the bus sends, and the migrations. */
const directPoolSize = 3
const replicaPoolSize = 10

/**
 * Connects to DATABASE_URL, or starts the embedded database, which stops with the returned connection. `direct`: for
 * what needs a session, which a transaction pooler does not give.
 */
export async function connectDatabase(
  { databaseUrl, databaseDirectUrl, databaseSchema: schema, dataDir }: Config,
  { print, ...options }: ConnectDatabaseOptions = {},
) {
  const embedded =
    databaseUrl === undefined ? await startEmbeddedDatabase({ dataDir, ...(print && { print }) }) : undefined
  const isPooled = databaseUrl !== undefined && databaseDirectUrl !== undefined
  const db = connectDb({ ...options, url: databaseUrl ?? embedded?.url ?? '', isPooled, schema })
  const direct = isPooled
    ? connectDb({ ...options, url: databaseDirectUrl, poolSize: directPoolSize, schema })
    : db
  return {
    db,
    direct,
    isEmbedded: embedded !== undefined,
    async close() {
      if (direct !== db) await direct.close()
      await db.close().finally(() => embedded?.stop())
    },
  }
}

type ReplicaOptions = { primary: Db; bus: Bus; warn: LogWarning }

/** For public reads. Undefined without DATABASE_REPLICA_URL. */
export function connectReplicas(
  { databaseUrl, databaseDirectUrl, databaseReplicaUrls, databaseSchema: schema }: Config,
  { primary, bus, warn }: ReplicaOptions,
): ReadReplicas | undefined {
  const positionsUrl = databaseDirectUrl ?? databaseUrl
  if (positionsUrl === undefined || databaseReplicaUrls.length === 0) return undefined
  const onError = (error: unknown) => warn(error, 'a connection for public reads was lost')
  const connect = (url: string, poolSize: number) =>
    connectDb({ url, poolSize, onError, connectTimeoutMs: 1000, statementTimeoutMs: 5000, schema })
  const replicas = createReadReplicas({
    primary,
    positions: connect(positionsUrl, 1),
    replicas: databaseReplicaUrls.map((url) => connect(url, replicaPoolSize)),
    warn,
    onMissedChanges: () => bus.publish('catalog'),
  })
  bus.subscribe('catalog', replicas.markChanged)
  return replicas
}

/** Returns the names of the migrations that were run. */
export async function migrateDatabase(
  { databaseSchema }: Config,
  { db, direct }: { db: Db; direct: Db },
  options?: MigrateOptions,
): Promise<string[]> {
  if (databaseSchema !== undefined)
    for (const connected of new Set([direct, db])) await requireSchema(connected, databaseSchema)
  return migrate(direct, migrationsFolder, options)
}

/** For a command: disconnects when `work` is done. */
export async function withDatabase(
  config: Config,
  { dropObsolete, ...options }: CommandOptions,
  work: (db: Db) => Promise<void>,
) {
  const { db, direct, close } = await connectDatabase(config, options)
  try {
    await migrateDatabase(config, { db, direct }, { dropObsolete })
    await work(db)
  } finally {
    await close()
  }
}
