import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'
import { codeOf, writing } from './file-writes.ts'
import { birthOf, isAlive } from './process.ts'

type Holder = { pid: number; born: string } | { free: true }

/**
 * Takes the one right to run the database in `home`; answers how to give it back.
 * Lock files are numbered and the highest counts: a dead holder is followed, never removed first, so that of two
 * who find it dead only one can make the next number.
 */
export function takeLock(home: string): () => void {
  return writing(home, () => followLocks(home))
}

function followLocks(home: string): () => void {
  const me: Holder = { pid: process.pid, born: birthOf(process.pid) }
  for (;;) {
    const highest = highestLock(home)
    const holder = readHolder(home, highest)
    if (holder === 'changing') continue
    if ('pid' in holder && isAlive(holder.pid, holder.born)) {
      throw new DatabaseStartError(
        `Mainstreet is already running on this data (process ${holder.pid}, ${home}): stop it first, or give this one another DATA_DIR.`,
      )
    }

    const mine = highest + 1
    if (!create(home, mine, me)) continue
    if (highestLock(home) !== mine) {
      rmSync(join(home, nameOf(mine)), { force: true })
      continue
    }
    removeBelow(home, mine)
    return () => replace(home, mine, { free: true })
  }
}

const nameOf = (number: number) => `lock-${number}`

function locks(home: string): number[] {
  return readdirSync(home).flatMap((name) => (/^lock-\d+$/.test(name) ? [Number(name.slice(5))] : []))
}

const highestLock = (home: string) => Math.max(0, ...locks(home))

function readHolder(home: string, number: number): Holder | 'changing' {
  if (number === 0) return { free: true }
  try {
    return JSON.parse(readFileSync(join(home, nameOf(number)), 'utf8')) as Holder
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'changing'
    // a power loss can leave an empty file: no process survives one
    if (error instanceof SyntaxError) return { free: true }
    throw error
  }
}

/** False when another was quicker. The file appears whole, never half written. */
function create(home: string, number: number, holder: Holder): boolean {
  const draft = writeDraft(home, holder)
  try {
    linkSync(draft, join(home, nameOf(number)))
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function replace(home: string, number: number, holder: Holder) {
  renameSync(writeDraft(home, holder), join(home, nameOf(number)))
}

function writeDraft(home: string, holder: Holder): string {
  const draft = join(home, `locking-${process.pid}`)
  rmSync(draft, { force: true })
  writeFileSync(draft, JSON.stringify(holder), { flag: 'wx', mode: 0o644 })
  return draft
}

function removeBelow(home: string, number: number) {
  for (const other of locks(home)) if (other < number) rmSync(join(home, nameOf(other)), { force: true })
}
