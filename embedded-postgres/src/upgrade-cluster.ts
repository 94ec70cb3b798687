import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findBinaries, type PostgresBinaries } from './binaries.ts'
import { prepareCluster, readMajor, readPassword, syncFolder } from './cluster.ts'
import {
  type ClusterLocation,
  createHome,
  findClusterLocation,
  getUpgradeFolder,
  hasDatabase,
} from './cluster-location.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { buildConnectionUrl, createDatabaseIfMissing, databaseName } from './embedded-database.ts'
import { writeAtomically } from './file-writes.ts'
import { acquireLock } from './lock.ts'
import { findOlderBinaries } from './older-binaries.ts'
import { startPostmaster, stopOrphan } from './postmaster.ts'

type PrintLine = (line: string) => void

type UpgradeOptions = {
  dataDir: string
  print: PrintLine
  /** Contains bin with the programs of the old version; undefined: npm gets them. */
  olderBinaries: string | undefined
  /** Copies everything from the old database, which is read-only, to the new one, and compares it. */
  copy(oldUrl: string, newUrl: string): Promise<void>
}

/**
 * Copies the cluster to one of these programs' major version, and keeps the old one under another name. Until the copy is
 * complete nothing of the old one is changed; what was interrupted begins anew, or is completed. Returns where the old
 * one is; undefined when there was nothing to do.
 */
export async function upgradeCluster(options: UpgradeOptions): Promise<string | undefined> {
  const { dataDir, print } = options
  if (!hasDatabase(join(dataDir, 'postgres')))
    throw new DatabaseStartError(`There is no database in ${dataDir}: set DATA_DIR to where it is.`)
  const home = createHome(dataDir)
  const releases = [acquireLock(home)]
  try {
    const location = findClusterLocation(home, print)
    if (location.home !== home) releases.push(acquireLock(location.home))
    const programs = findBinaries(location.home, location.account)
    if (!existsSync(getCompleteMark(location.home))) {
      if (!(await createUpgraded(options, location, programs))) return undefined
    }
    return replaceCluster(location)
  } finally {
    for (const release of releases) release()
  }
}

/** In the folder of the upgrade once its cluster is complete: the path at which the old one is kept. */
const getCompleteMark = (home: string) => join(getUpgradeFolder(home), 'complete')

/** False when the cluster has the version already. */
async function createUpgraded(
  options: UpgradeOptions,
  location: ClusterLocation,
  programs: PostgresBinaries,
): Promise<boolean> {
  const { home, cluster } = location
  const { print, olderBinaries } = options
  const major = readMajor(cluster)
  if (major === programs.major) return false
  if (Number(major) > Number(programs.major))
    throw new DatabaseStartError(
      `The database in ${cluster} was made by PostgreSQL ${major}, and this Mainstreet brings the older PostgreSQL ${programs.major}: install the version of Mainstreet that made it.`,
    )
  const oldCluster = `${cluster}-${major}`
  if (existsSync(oldCluster))
    throw new DatabaseStartError(`${oldCluster} exists already, from an earlier upgrade: move it away first.`)

  const older = findOlderBinaries({ location, major, print }, olderBinaries)
  await stopOrphan(location)
  const upgrade = await createUpgradeLocation(location)
  const password = readPassword(home)
  await prepareCluster(upgrade, programs, { givenPassword: password })
  print(`PostgreSQL ${major} is copied to PostgreSQL ${programs.major}.`)
  await withPostmaster(location, older, readOnlySettings, print, (oldAddress) =>
    withPostmaster(upgrade, programs, {}, print, async (newAddress) => {
      await createDatabaseIfMissing(buildConnectionUrl(...newAddress, password, 'postgres'), databaseName)
      await options.copy(
        buildConnectionUrl(...oldAddress, password, databaseName),
        buildConnectionUrl(...newAddress, password, databaseName),
      )
    }),
  )
  writeAtomically(getCompleteMark(home), oldCluster, 0o600)
  syncFolder(upgrade.home)
  return true
}

const readOnlySettings = { default_transaction_read_only: 'on' }

async function createUpgradeLocation({ home, account }: ClusterLocation): Promise<ClusterLocation> {
  const folder = getUpgradeFolder(home)
  const upgrade = { home: folder, cluster: join(folder, 'cluster'), account }
  await stopOrphan(upgrade)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  chmodSync(folder, statSync(home).mode & 0o777)
  return upgrade
}

async function withPostmaster(
  location: ClusterLocation,
  programs: PostgresBinaries,
  settings: Record<string, string>,
  print: PrintLine,
  work: (address: [host: string, port: number]) => Promise<void>,
): Promise<void> {
  const onExit = () => {}
  const postmaster = await startPostmaster({ location, programs, settings, print, onExit, port: undefined })
  try {
    await work([postmaster.host, postmaster.port])
  } finally {
    await postmaster.stop()
  }
}

/** Each step can be repeated after an interruption. */
function replaceCluster({ home, cluster }: ClusterLocation): string {
  const upgraded = join(getUpgradeFolder(home), 'cluster')
  const oldCluster = readFileSync(getCompleteMark(home), 'utf8')
  if (existsSync(upgraded)) {
    if (existsSync(cluster)) renameSync(cluster, oldCluster)
    renameSync(upgraded, cluster)
    syncFolder(home)
  }
  rmSync(getUpgradeFolder(home), { recursive: true, force: true })
  return oldCluster
}
