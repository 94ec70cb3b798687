import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Of an encrypted backup. `age` and `tar` can open it, too: age -d -i KEY FILE | tar xz */
export const archiveSuffix = '.tar.gz.age'

export type FoundBackup = { path: string; writtenAt: Date }

/** Undefined: the folder has none. */
export function findNewestBackup(folder: string): FoundBackup | undefined {
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter(isBackup)
    .map((path) => ({ path, writtenAt: statSync(path).mtime }))
    .sort((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime())[0]
}

export function isBackup(path: string): boolean {
  if (!existsSync(path) || path.endsWith('.partial')) return false
  return statSync(path).isDirectory()
    ? ['postgres', 'database.dump'].some((name) => existsSync(join(path, name)))
    : path.endsWith(archiveSuffix)
}
