import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { passwordFile } from './cluster.ts'
import { findPlace, makeHome } from './cluster-location.ts'
import { copyTree } from './copy-tree.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { startEmbeddedDatabase } from './embedded-database.ts'
import { takeLock } from './lock.ts'

type Say = (line: string) => void

/** Copies the stopped database of `dataDir`, wherever it lies, to `target`. */
export async function backUpCluster(dataDir: string, target: string, say: Say): Promise<void> {
  const home = join(dataDir, 'postgres')
  if (!existsSync(join(home, 'cluster')) && !existsSync(join(home, 'elsewhere')))
    throw new DatabaseStartError(`There is no database in ${dataDir}: set DATA_DIR to where it is.`)
  await startAndStop(dataDir)

  await withPlace(dataDir, say, async (place) => {
    mkdirSync(target, { recursive: true, mode: 0o700 })
    copyTree(place.cluster, join(target, 'cluster'))
    copyFileSync(passwordFile(place.home), passwordFile(target))
  })
}

/** Puts a copy into `dataDir`, which has no database, and checks that it starts. */
export async function restoreCluster(dataDir: string, source: string, say: Say): Promise<void> {
  if (!existsSync(join(source, 'cluster', 'PG_VERSION')))
    throw new DatabaseStartError(`There is no backup of an embedded database in ${source}.`)

  await withPlace(dataDir, say, async (place) => {
    if (existsSync(place.cluster))
      throw new DatabaseStartError(`There is a database in ${place.home} already: it is never overwritten.`)
    // the name of a draft: what is cut off here is removed by the next start
    const draft = mkdtempSync(join(place.home, 'creating-'))
    copyTree(join(source, 'cluster'), join(draft, 'cluster'), { owner: place.account })
    copyFileSync(passwordFile(source), passwordFile(place.home))
    renameSync(join(draft, 'cluster'), place.cluster)
    rmSync(draft, { recursive: true })
  })
  await startAndStop(dataDir)
}

/** Completes a recovery from a crash, so that what is copied was shut down; proves that it starts. */
async function startAndStop(dataDir: string): Promise<void> {
  const database = await startEmbeddedDatabase({ dataDir })
  await database.stop()
}

async function withPlace(
  dataDir: string,
  say: Say,
  work: (place: ReturnType<typeof findPlace>) => Promise<void>,
): Promise<void> {
  const home = makeHome(dataDir)
  const releases = [takeLock(home)]
  try {
    const place = findPlace(home, say)
    if (place.home !== home) releases.push(takeLock(place.home))
    await work(place)
  } finally {
    for (const release of releases) release()
  }
}
