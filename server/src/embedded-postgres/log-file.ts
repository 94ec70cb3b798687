import { constants, copyFileSync, fchownSync, fstatSync, openSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './cluster-location.ts'

const maxLogBytes = 5 * 1024 * 1024
const checkMs = 5000

export const logOf = (home: string) => join(home, 'log')

export const readSize = (file: number) => fstatSync(file).size

export function openLog({ home, account }: Place): number {
  limitLog(home)
  const { O_APPEND, O_CREAT, O_NOFOLLOW = 0, O_WRONLY } = constants
  const log = openSync(logOf(home), O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600)
  if (account) fchownSync(log, account.uid, account.gid)
  return log
}

/** While the database runs; returns how to stop. */
export function keepLogSmall(home: string, say: (line: string) => void): () => void {
  let isReported = false
  const timer = setInterval(() => {
    try {
      limitLog(home)
    } catch (error) {
      if (!isReported) say(`The database's log cannot be shortened: ${(error as Error).message}`)
      isReported = true
    }
  }, checkMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** The server appends to the file that it was given: its contents move, the file stays. */
function limitLog(home: string): void {
  const log = logOf(home)
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0
  if (size <= maxLogBytes) return
  copyFileSync(log, `${log}.1`)
  truncateSync(log)
}
