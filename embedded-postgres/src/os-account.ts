import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'

export type OsAccount = { uid: number; gid: number }

export const isRoot = () => process.getuid?.() === 0

/**
 * The account for PostgreSQL when it cannot be the current one, because PostgreSQL rejects root. Undefined: the current
 * account.
 */
export function getOsAccount(cluster: string): OsAccount | undefined {
  if (!isRoot()) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return findUnprivilegedAccount()
}

function findUnprivilegedAccount(): OsAccount {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['nobody', 'postgres', 'daemon']) {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':')
    // macOS writes nobody's id as -2
    if (fields) return { uid: Number(fields[2]) >>> 0, gid: Number(fields[3]) >>> 0 }
  }
  throw new DatabaseStartError(
    'PostgreSQL refuses to run as root and this machine has no user "nobody": start Mainstreet as an ordinary user, or set DATABASE_URL.',
  )
}

/**
 * The first folder on the path (itself included) that the account cannot enter or read; undefined when there is none.
 */
export function findInaccessibleFolder(path: string, account: OsAccount | undefined): string | undefined {
  if (!account) return undefined
  const parent = dirname(path)
  const above = parent === path ? undefined : findInaccessibleFolder(parent, account)
  return above ?? (canEnter(path, account) ? undefined : path)
}

function canEnter(path: string, { uid, gid }: OsAccount): boolean {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry) return true
  const shift = entry.uid === uid ? 6 : entry.gid === gid ? 3 : 0
  const bits = (entry.mode >> shift) & 0o7
  return entry.isDirectory() ? (bits & 0o1) !== 0 : (bits & 0o5) === 0o5
}
