import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'
import { withWriteErrors, writeAtomically } from './file-writes.ts'
import { findInaccessibleFolder, getOsAccount, isRoot, type OsAccount } from './os-account.ts'

/** `home` contains the cluster and everything that belongs to it. */
export type ClusterLocation = { home: string; cluster: string; account: OsAccount | undefined }

const getOwnerMode = () => (isRoot() ? 0o711 : 0o700)

/** The folder below `dataDir` where the search starts. */
export function createHome(dataDir: string): string {
  const home = join(dataDir, 'postgres')
  withWriteErrors(dataDir, () => {
    const isNew = !statSync(dataDir, { throwIfNoEntry: false })
    mkdirSync(home, { recursive: true })
    if (isNew && isRoot()) chmodSync(dataDir, 0o711)
    if (statSync(home).uid === process.getuid?.()) chmodSync(home, getOwnerMode())
  })
  return realpathSync(home)
}

/** Contains the path of the public folder where the database is, if the account has no access to `home`. */
const pointerName = 'data-location'
/** What earlier development versions called it. Overlooked, it would look as if there were no database yet. */
const earlierPointerName = 'elsewhere'

/** Of an upgrade to another major version of PostgreSQL: the new cluster is here until it is complete. */
const upgradeFolderName = 'upgrade'
export const getUpgradeFolder = (home: string) => join(home, upgradeFolderName)

/** Where the database of `home` is: in `home`, or in the folder that `home/data-location` names. */
export function findClusterLocation(home: string, print: (line: string) => void): ClusterLocation {
  const recorded = readLocationPointer(home)
  if (recorded) {
    print(`The database lies in ${recorded}.`)
    return getLocationAt(recorded)
  }

  const here = getLocationAt(home)
  const closed = findInaccessibleFolder(home, here.account)
  if (!closed) return here
  if (lstatSync(here.cluster, { throwIfNoEntry: false })) {
    throw new DatabaseStartError(
      `The database's user (${here.account?.uid}) may not enter ${closed}: allow it with chmod o+x "${closed}".`,
    )
  }

  const target = mkdtempSync(join(requirePublicFolder(), 'database-'))
  chmodSync(target, getOwnerMode())
  withWriteErrors(home, () => writeAtomically(join(home, pointerName), `${target}\n`, 0o644))
  print(
    `Other users may not enter ${closed}, and PostgreSQL does not run as root: the database lies in ${target}.`,
  )
  return getLocationAt(target)
}

/** Whether `home`, or the folder that it names, has a database. */
export function hasDatabase(home: string): boolean {
  return ['cluster', upgradeFolderName, pointerName, earlierPointerName].some((name) =>
    existsSync(join(home, name)),
  )
}

function getLocationAt(home: string): ClusterLocation {
  const cluster = join(home, 'cluster')
  return { home, cluster, account: getOsAccount(cluster) }
}

function readLocationPointer(home: string): string | undefined {
  const pointer = join(home, pointerName)
  if (!lstatSync(pointer, { throwIfNoEntry: false })) {
    requireNoEarlierPointer(home)
    return undefined
  }

  const target = readFileSync(pointer, 'utf8').trim()
  if (publicFolders.includes(dirname(target)) && lstatSync(target, { throwIfNoEntry: false })?.isDirectory())
    return target
  throw new DatabaseStartError(`${pointer} says that the database lies in "${target}", but there is none.`)
}

function requireNoEarlierPointer(home: string) {
  const earlier = join(home, earlierPointerName)
  if (!lstatSync(earlier, { throwIfNoEntry: false })) return
  throw new DatabaseStartError(
    `${earlier} was written by an earlier development version: nothing was changed; rename it to ${pointerName}, or name another folder in DATA_DIR.`,
  )
}

// /tmp is missing on purpose: it is emptied at boot
const publicFolders = ['/var/lib', '/opt', '/var/tmp'].map((parent) => join(parent, 'mainstreet'))

/** A folder of root that everyone can enter and only root can change. */
export function requirePublicFolder(): string {
  for (const folder of publicFolders) {
    try {
      if (mkdirSync(folder, { recursive: true })) chmodSync(folder, 0o755)
    } catch {
      continue
    }
    if (isPrivatelyOwned(folder) && !findInaccessibleFolder(folder, { uid: -1, gid: -1 })) return folder
  }
  throw new DatabaseStartError(
    `PostgreSQL does not run as root, and none of ${publicFolders.join(', ')} can serve its user: start Mainstreet as an ordinary user, or set DATABASE_URL.`,
  )
}

/** A folder that another user may have prepared is not trusted. */
export function isPrivatelyOwned(folder: string): boolean {
  const entry = lstatSync(folder, { throwIfNoEntry: false })
  return !!entry?.isDirectory() && entry.uid === process.getuid?.() && (entry.mode & 0o022) === 0
}
