import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'
import { writeWhole, writing } from './file-writes.ts'
import { type Account, accountFor, closedFolder, weAreRoot } from './os-account.ts'

/** `home` holds the cluster and all that belongs to it. */
export type Place = { home: string; cluster: string; account: Account | undefined }

const ownerMode = () => (weAreRoot() ? 0o711 : 0o700)

/** The folder below `dataDir` where we start looking. */
export function makeHome(dataDir: string): string {
  const home = join(dataDir, 'postgres')
  writing(dataDir, () => {
    const isNew = !statSync(dataDir, { throwIfNoEntry: false })
    mkdirSync(home, { recursive: true })
    if (isNew && weAreRoot()) chmodSync(dataDir, 0o711)
    if (statSync(home).uid === process.getuid?.()) chmodSync(home, ownerMode())
  })
  return realpathSync(home)
}

/** Where the database of `home` lies: there, or, where the account cannot come, in a public folder that `home/elsewhere` names. */
export function findPlace(home: string, say: (line: string) => void): Place {
  const recorded = readElsewhere(home)
  if (recorded) {
    say(`The database lies in ${recorded}.`)
    return placeAt(recorded)
  }

  const here = placeAt(home)
  const closed = closedFolder(home, here.account)
  if (!closed) return here
  if (lstatSync(here.cluster, { throwIfNoEntry: false })) {
    throw new DatabaseStartError(
      `The database's user (${here.account?.uid}) may not enter ${closed}: allow it with chmod o+x "${closed}".`,
    )
  }

  const elsewhere = mkdtempSync(join(publicFolder(), 'database-'))
  chmodSync(elsewhere, ownerMode())
  writing(home, () => writeWhole(join(home, 'elsewhere'), `${elsewhere}\n`, 0o644))
  say(
    `Other users may not enter ${closed}, and PostgreSQL does not run as root: the database lies in ${elsewhere}.`,
  )
  return placeAt(elsewhere)
}

function placeAt(home: string): Place {
  const cluster = join(home, 'cluster')
  return { home, cluster, account: accountFor(cluster) }
}

function readElsewhere(home: string): string | undefined {
  const pointer = join(home, 'elsewhere')
  if (!lstatSync(pointer, { throwIfNoEntry: false })) return undefined

  const target = readFileSync(pointer, 'utf8').trim()
  if (publicFolders.includes(dirname(target)) && lstatSync(target, { throwIfNoEntry: false })?.isDirectory())
    return target
  throw new DatabaseStartError(`${pointer} says that the database lies in "${target}", but there is none.`)
}

// /tmp is missing on purpose: it is emptied at boot
const publicFolders = ['/var/lib', '/opt', '/var/tmp'].map((parent) => join(parent, 'mainstreet'))

/** A folder of root's that everybody may enter and only root may change. */
export function publicFolder(): string {
  for (const folder of publicFolders) {
    try {
      if (mkdirSync(folder, { recursive: true })) chmodSync(folder, 0o755)
    } catch {
      continue
    }
    if (isOnlyOurs(folder) && !closedFolder(folder, { uid: -1, gid: -1 })) return folder
  }
  throw new DatabaseStartError(
    `PostgreSQL does not run as root, and none of ${publicFolders.join(', ')} can serve its user: start Mainstreet as an ordinary user, or set DATABASE_URL.`,
  )
}

/** Another user may have prepared the folder: then it is not to be trusted. */
export function isOnlyOurs(folder: string): boolean {
  const entry = lstatSync(folder, { throwIfNoEntry: false })
  return !!entry?.isDirectory() && entry.uid === process.getuid?.() && (entry.mode & 0o022) === 0
}
