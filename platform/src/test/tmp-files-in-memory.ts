import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hourMs } from '@mainstreet/contract/durations.ts'

const memory = '/dev/shm'
const prefix = 'mainstreet-'
/** Twice what a run of all tests needs. */
const minFreeBytes = 2e9

/**
 * Puts the temporary files of this process and its children into memory, until it ends: tests create some hundred
 * databases of 700 files each, which takes 0.02 s in memory, and 0.03 to 0.8 s on disks that were measured. The disk is
 * used where memory is short or TMPDIR is set, and by `npm run test:hard`, which tests durability, too.
 */
export function keepTmpFilesInMemory(): void {
  if (process.env.TMPDIR || process.env.HARD || !hasFreeMemory()) return
  removeAbandonedFolders()
  const folder = join(memory, `${prefix}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // run as root, a database is another user, who must be able to enter
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
}

function hasFreeMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= minFreeBytes
  } catch {
    return false
  }
}

/** A run that was killed left its folder; the age keeps that of a container whose processes are not visible here. */
function removeAbandonedFolders(): void {
  for (const name of readdirSync(memory)) {
    const pid = Number(name.slice(prefix.length))
    const path = join(memory, name)
    if (!name.startsWith(prefix) || !pid || isRunning(pid)) continue
    if (Date.now() - statSync(path).mtimeMs > hourMs) rmSync(path, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
