import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'
import { getErrno, withWriteErrors } from './file-writes.ts'
import { getStartTime, isAlive } from './process.ts'

type LockHolder = { pid: number; startedAt: string } | { free: true }

/**
 * Acquires the exclusive right to run the database in `home`; returns the release function. Lock files are numbered and
 * the highest number counts. The lock of a dead holder is followed by the next number, never removed first, so that of
 * two processes that find it dead only one can create the next number.
 */
export function acquireLock(home: string): () => void {
  return withWriteErrors(home, () => acquireNextLock(home))
}

function acquireNextLock(home: string): () => void {
  const me: LockHolder = { pid: process.pid, startedAt: getStartTime(process.pid) }
  for (;;) {
    const highest = getHighestLock(home)
    const holder = readHolder(home, highest)
    if (holder === 'changing') continue
    if ('pid' in holder && isAlive(holder.pid, holder.startedAt)) {
      throw new DatabaseStartError(
        `Mainstreet is already running on this data (process ${holder.pid}, ${home}): stop it first, or give this one another DATA_DIR.`,
      )
    }

    const mine = highest + 1
    if (!createLock(home, mine, me)) continue
    if (getHighestLock(home) !== mine) {
      rmSync(join(home, getLockName(mine)), { force: true })
      continue
    }
    removeOlderLocks(home, mine)
    return () => replaceLock(home, mine, { free: true })
  }
}

const getLockName = (number: number) => `lock-${number}`

function listLocks(home: string): number[] {
  return readdirSync(home).flatMap((name) => (/^lock-\d+$/.test(name) ? [Number(name.slice(5))] : []))
}

const getHighestLock = (home: string) => Math.max(0, ...listLocks(home))

function readHolder(home: string, number: number): LockHolder | 'changing' {
  if (number === 0) return { free: true }
  try {
    return JSON.parse(readFileSync(join(home, getLockName(number)), 'utf8')) as LockHolder
  } catch (error) {
    if (getErrno(error) === 'ENOENT') return 'changing'
    // a power loss can leave an empty file: no process survives one
    if (error instanceof SyntaxError) return { free: true }
    throw error
  }
}

/** False when another process was faster. The file appears complete, never partially written. */
function createLock(home: string, number: number, holder: LockHolder): boolean {
  const draft = writeDraft(home, holder)
  try {
    linkSync(draft, join(home, getLockName(number)))
    return true
  } catch (error) {
    if (getErrno(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function replaceLock(home: string, number: number, holder: LockHolder) {
  renameSync(writeDraft(home, holder), join(home, getLockName(number)))
}

function writeDraft(home: string, holder: LockHolder): string {
  const draft = join(home, `lock-draft-${process.pid}`)
  rmSync(draft, { force: true })
  writeFileSync(draft, JSON.stringify(holder), { flag: 'wx', mode: 0o644 })
  return draft
}

function removeOlderLocks(home: string, number: number) {
  for (const other of listLocks(home))
    if (other < number) rmSync(join(home, getLockName(other)), { force: true })
}
