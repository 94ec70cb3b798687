import { constants, copyFileSync, fchownSync, fstatSync, openSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import type { ClusterLocation } from './cluster-location.ts'

const maxLogBytes = 5 * 1024 * 1024
const checkMs = 5000

export const getLogPath = (home: string) => join(home, 'log')

export const getFileSize = (file: number) => fstatSync(file).size

export function openLog({ home, account }: ClusterLocation): number {
  rotateLog(home)
  const { O_APPEND, O_CREAT, O_NOFOLLOW = 0, O_WRONLY } = constants
  const log = openSync(getLogPath(home), O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600)
  if (account) fchownSync(log, account.uid, account.gid)
  return log
}

/** Runs while the database runs; returns the stop function. */
export function startLogRotation(home: string, print: (line: string) => void): () => void {
  let isReported = false
  const timer = setInterval(() => {
    try {
      rotateLog(home)
    } catch (error) {
      if (!isReported) print(`The database's log cannot be shortened: ${(error as Error).message}`)
      isReported = true
    }
  }, checkMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** The server keeps its file open for appending, so the contents are moved and the file stays. */
function rotateLog(home: string): void {
  const log = getLogPath(home)
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0
  if (size <= maxLogBytes) return
  copyFileSync(log, `${log}.1`)
  truncateSync(log)
}
