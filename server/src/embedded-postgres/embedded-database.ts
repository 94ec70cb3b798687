import { resolve } from 'node:path'
import pg from 'pg'
import { findPrograms } from './binaries.ts'
import { owner, prepareCluster } from './cluster.ts'
import { findPlace, makeHome } from './cluster-location.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { takeLock } from './lock.ts'
import { endOrphan, type Postmaster, startPostmaster } from './postmaster.ts'
import { keepRunning } from './supervise.ts'

export { DatabaseStartError }

/** `fresh`: made by this start. `programs` is the folder of bin, lib and share. */
export type EmbeddedDatabase = {
  url: string
  dataFolder: string
  programs: string
  fresh: boolean
  stop(): Promise<void>
}

type Options = {
  dataDir: string
  say?: (line: string) => void
  database?: string
  settings?: Record<string, string>
}

/** Starts (or creates) the database under `dataDir`; throws DatabaseStartError with one sentence for people. */
export async function startEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  const { say = () => {}, database = 'mainstreet', settings = {} } = options
  const home = makeHome(resolve(options.dataDir))
  const release = [takeLock(home)]
  const releaseAll = () => {
    for (const give of release.splice(0)) give()
  }
  let postmaster: Postmaster | undefined
  try {
    const place = findPlace(home, say)
    // a copied data folder points to the same place as the first
    if (place.home !== home) release.push(takeLock(place.home))
    const programs = findPrograms(place.home, place.account)
    const { fresh, password } = await prepareCluster(place, programs)
    postmaster = await keepRunning(async (ended, port) => {
      await endOrphan(place)
      return startPostmaster({ place, programs, settings, say, ended, port })
    }, say)
    const { host, port, stop } = postmaster
    const url = addressOf(host, port, password, database)
    await makeDatabase(addressOf(host, port, password, 'postgres'), database)
    return {
      url,
      dataFolder: place.cluster,
      programs: programs.folder,
      fresh,
      stop: () => stop().finally(releaseAll),
    }
  } catch (error) {
    await postmaster?.stop()
    releaseAll()
    if (error instanceof DatabaseStartError) throw error
    throw new DatabaseStartError(`The database did not start: ${(error as Error).message}`, { cause: error })
  }
}

/** `localhost` is there for readers of URLs that want a host; the drivers take `host` when it is given. */
function addressOf(host: string, port: number, password: string, database: string): string {
  const socket = host.startsWith('/') ? `?host=${encodeURIComponent(host)}` : ''
  return `postgres://${owner}:${password}@${socket ? 'localhost' : host}:${port}/${encodeURIComponent(database)}${socket}`
}

async function makeDatabase(url: string, database: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
}
