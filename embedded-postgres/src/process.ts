import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { getErrno } from './file-writes.ts'

const hasProc = existsSync('/proc/self/stat')

/** A text for the start time that no other process with the same id has; empty when unknown. */
export function getStartTime(pid: number): string {
  if (!hasProc) return runPs(pid, 'lstart=')
  const stat = readProcStat(pid)
  return stat ? `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${stat.ticks}` : ''
}

/** With an empty `startTime` only the id is compared. */
export function isAlive(pid: number, startTime = ''): boolean {
  if (isZombie(pid)) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (getErrno(error) !== 'EPERM') return false
  }
  return startTime === '' || getStartTime(pid) === startTime
}

export function getCommandLine(pid: number): string {
  if (!hasProc) return runPs(pid, 'command=')
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** False when it is still running after `limitMs`. */
async function hasEnded(pid: number, limitMs: number): Promise<boolean> {
  const end = Date.now() + limitMs
  while (isAlive(pid)) {
    if (Date.now() > end) return false
    await sleep(10)
  }
  return true
}

/**
 * Processes whose working directory is this folder, as for all PostgreSQL processes of a cluster; none where this is
 * unknown.
 */
function findWorkers(folder: string): number[] {
  if (!hasProc) return []
  const real = realpathSync(folder)
  return globSync('/proc/[0-9]*/cwd').flatMap((link) => {
    try {
      return readlinkSync(link) === real ? [Number(link.split('/')[2])] : []
    } catch {
      return []
    }
  })
}

/**
 * After the postmaster was killed, its processes end by themselves; one in the middle of a statement is told to stop.
 */
export async function stopOrphanedWorkers(cluster: string) {
  for (const [signal, limitMs] of [
    [0, 2000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 2000],
  ] as const) {
    for (const pid of findWorkers(cluster))
      try {
        process.kill(pid, signal)
      } catch {
        // it has ended meanwhile
      }
    const end = Date.now() + limitMs
    while (findWorkers(cluster).length > 0 && Date.now() < end) await sleep(20)
    if (findWorkers(cluster).length === 0) return
  }
}

/** Dead, but not yet reaped by its parent. */
export function isZombie(pid: number): boolean {
  return hasProc && readProcStat(pid)?.state === 'Z'
}

/** Requests a fast shutdown, then an immediate one, then kills the process. */
export async function stopPostgres(pid: number) {
  for (const [signal, limitMs] of [
    ['SIGINT', 8000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 2000],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    if (await hasEnded(pid, limitMs)) return
  }
}

function readProcStat(pid: number): { state: string; ticks: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // the name in brackets may contain spaces; state is field 3 and the start time field 22
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', ticks: fields[19] ?? '' }
  } catch {
    return undefined
  }
}

function runPs(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}
