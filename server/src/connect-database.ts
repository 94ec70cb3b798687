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

type ConnectDatabaseOptions = Omit<DbOptions, 'url'> & {
  print?: (line: string) => void
  /** Of an embedded database that another process has started, and stops. */
  embeddedUrl?: string | undefined
  /** Settings of the embedded database. */
  settings?: Record<string, string>
}
type CommandOptions = ConnectDatabaseOptions & MigrateOptions

/** `direct`: for what needs a session, which a transaction pooler does not give. */
export type DatabaseConnection = {
  db: Db
  direct: Db
  isEmbedded: boolean
  /** Undefined: DATABASE_URL. */
  embeddedUrl: string | undefined
  close(): Promise<void>
}

/** For LISTEN, the events that the bus sends, and the migrations. */
const directPoolSize = 3
const replicaPoolSize = 10

/** Connects to DATABASE_URL, or starts the embedded database, which stops with the returned connection. */
export async function connectDatabase(
  { databaseUrl, databaseDirectUrl, databaseSchema: schema, dataDir }: Config,
  { print, embeddedUrl: givenUrl, settings = {}, ...options }: ConnectDatabaseOptions = {},
): Promise<DatabaseConnection> {
  const isOurs = databaseUrl === undefined && givenUrl === undefined
  const embedded = isOurs
    ? await startEmbeddedDatabase({ dataDir, settings, ...(print && { print }) })
    : undefined
  const embeddedUrl = embedded?.url ?? givenUrl
  const isPooled = databaseUrl !== undefined && databaseDirectUrl !== undefined
  const db = connectDb({ ...options, url: databaseUrl ?? embeddedUrl ?? '', isPooled, schema })
  const direct = isPooled
    ? connectDb({ ...options, url: databaseDirectUrl, poolSize: directPoolSize, schema })
    : db
  return {
    db,
    direct,
    isEmbedded: databaseUrl === undefined,
    embeddedUrl,
    async close() {
      if (direct !== db) await direct.close()
      await db.close().finally(() => embedded?.stop())
    },
  }
}

type ReplicaOptions = { primary: Db; bus: Bus; warn: LogWarning; poolSize?: number | undefined }

/** For public reads. Undefined without DATABASE_REPLICA_URL. */
export function connectReplicas(
  { databaseUrl, databaseDirectUrl, databaseReplicaUrls, databaseSchema: schema }: Config,
  { primary, bus, warn, poolSize = replicaPoolSize }: ReplicaOptions,
): ReadReplicas | undefined {
  const positionsUrl = databaseDirectUrl ?? databaseUrl
  if (positionsUrl === undefined || databaseReplicaUrls.length === 0) return undefined
  const onError = (error: unknown) => warn(error, 'a connection for public reads was lost')
  const connect = (url: string, size: number) =>
    connectDb({ url, poolSize: size, onError, connectTimeoutMs: 1000, statementTimeoutMs: 5000, schema })
  const replicas = createReadReplicas({
    primary,
    positions: connect(positionsUrl, 1),
    replicas: databaseReplicaUrls.map((url) => connect(url, poolSize)),
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
