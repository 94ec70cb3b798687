import { resolve } from 'node:path'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { prepareCluster, superuserName } from './cluster.ts'
import { createHome, findClusterLocation } from './cluster-location.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { acquireLock } from './lock.ts'
import { type Postmaster, startPostmaster, stopOrphan } from './postmaster.ts'
import { supervise } from './supervise.ts'

export { DatabaseStartError }

export const databaseName = 'mainstreet'

/** `isNew`: created by this start. `binariesFolder` contains bin, lib and share. */
export type EmbeddedDatabase = {
  url: string
  dataFolder: string
  binariesFolder: string
  isNew: boolean
  stop(): Promise<void>
}

type EmbeddedDatabaseOptions = {
  dataDir: string
  print?: (line: string) => void
  database?: string
  settings?: Record<string, string>
}

/** Starts (or creates) the database under `dataDir`; throws DatabaseStartError with a sentence for people. */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { print = () => {}, database = databaseName, settings = {} } = options
  const home = createHome(resolve(options.dataDir))
  const release = [acquireLock(home)]
  const releaseAll = () => {
    for (const give of release.splice(0)) give()
  }
  let postmaster: Postmaster | undefined
  try {
    const location = findClusterLocation(home, print)
    // a copied data folder points to the same place as the original
    if (location.home !== home) release.push(acquireLock(location.home))
    const programs = findBinaries(location.home, location.account)
    const { isNew, password } = await prepareCluster(location, programs, { print })
    postmaster = await supervise(async (onExit, port) => {
      await stopOrphan(location)
      return startPostmaster({ location, programs, settings, print, onExit, port })
    }, print)
    const { host, port, stop } = postmaster
    const url = buildConnectionUrl(host, port, password, database)
    await createDatabaseIfMissing(buildConnectionUrl(host, port, password, 'postgres'), database)
    return {
      url,
      dataFolder: location.cluster,
      binariesFolder: programs.folder,
      isNew,
      stop: () => stop().finally(releaseAll),
    }
  } catch (error) {
    await postmaster?.stop()
    releaseAll()
    if (error instanceof DatabaseStartError) throw error
    throw new DatabaseStartError(`The database did not start: ${(error as Error).message}`, { cause: error })
  }
}

/** `localhost` is a placeholder for URL parsers that need a host; the drivers use the parameter `host`. */
export function buildConnectionUrl(host: string, port: number, password: string, database: string): string {
  const socket = host.startsWith('/') ? `?host=${encodeURIComponent(host)}` : ''
  return `postgres://${superuserName}:${password}@${socket ? 'localhost' : host}:${port}/${encodeURIComponent(database)}${socket}`
}

export async function createDatabaseIfMissing(url: string, database: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
}
