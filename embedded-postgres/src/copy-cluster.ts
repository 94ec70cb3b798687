import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { getBundledMajor } from './binaries.ts'
import { getPasswordPath, readMajor } from './cluster.ts'
import { createHome, findClusterLocation, hasDatabase } from './cluster-location.ts'
import { copyTree } from './copy-tree.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { startEmbeddedDatabase } from './embedded-database.ts'
import { acquireLock } from './lock.ts'

type PrintLine = (line: string) => void

/**
 * Copies the stopped database of `dataDir`, wherever it is, to `target`. Returns what `inspect` found while it ran for a
 * moment, right before.
 */
export async function backUpCluster<Found>(
  dataDir: string,
  target: string,
  print: PrintLine,
  inspect: (url: string) => Promise<Found>,
): Promise<Found> {
  const home = join(dataDir, 'postgres')
  if (!hasDatabase(home))
    throw new DatabaseStartError(`There is no database in ${dataDir}: set DATA_DIR to where it is.`)
  const found = await startAndStop(dataDir, inspect)

  await withLockedCluster(dataDir, print, async (location) => {
    mkdirSync(target, { recursive: true, mode: 0o700 })
    copyTree(location.cluster, join(target, 'cluster'))
    copyFileSync(getPasswordPath(location.home), getPasswordPath(target))
  })
  return found
}

/** Restores a copy into `dataDir`, which has no database, and checks that it starts. */
export async function restoreCluster(dataDir: string, source: string, print: PrintLine): Promise<void> {
  if (!existsSync(join(source, 'cluster', 'PG_VERSION')))
    throw new DatabaseStartError(`There is no backup of an embedded database in ${source}.`)

  await withLockedCluster(dataDir, print, async (location) => {
    if (existsSync(location.cluster))
      throw new DatabaseStartError(
        `There is a database in ${location.home} already: it is never overwritten.`,
      )
    // named like a draft: the next start removes an incomplete copy
    const draft = mkdtempSync(join(location.home, 'init-'))
    copyTree(join(source, 'cluster'), join(draft, 'cluster'), { owner: location.account })
    // PostgreSQL rejects a wider mode, which a copy of the backup may have
    chmodSync(join(draft, 'cluster'), 0o700)
    copyFileSync(getPasswordPath(source), getPasswordPath(location.home))
    chmodSync(getPasswordPath(location.home), 0o600)
    renameSync(join(draft, 'cluster'), location.cluster)
    rmSync(draft, { recursive: true })
  })
  const major = readMajor(join(source, 'cluster'))
  if (major === getBundledMajor()) return startAndStop(dataDir, async () => {})
  print(`It was made by PostgreSQL ${major}: \`npm run upgrade-database\` comes next.`)
}

/** Completes a recovery after a crash, so that the copied cluster was shut down, and checks that it starts. */
async function startAndStop<Found>(
  dataDir: string,
  inspect: (url: string) => Promise<Found>,
): Promise<Found> {
  const database = await startEmbeddedDatabase({ dataDir })
  try {
    return await inspect(database.url)
  } finally {
    await database.stop()
  }
}

async function withLockedCluster(
  dataDir: string,
  print: PrintLine,
  work: (location: ReturnType<typeof findClusterLocation>) => Promise<void>,
): Promise<void> {
  const home = createHome(dataDir)
  const releases = [acquireLock(home)]
  try {
    const place = findClusterLocation(home, print)
    if (place.home !== home) releases.push(acquireLock(place.home))
    await work(place)
  } finally {
    for (const release of releases) release()
  }
}
