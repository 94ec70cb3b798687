import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { startPeriodicJob } from '@mainstreet/platform/jobs/periodic-job.ts'
import type { LogWarning } from '@mainstreet/platform/log/log-warning.ts'
import type { StoredBackupCheck } from '../admin/backup-check-store.ts'
import type { Config } from '../config.ts'
import { archiveSuffix, type FoundBackup, findNewestBackup } from './find-newest-backup.ts'

const program = fileURLToPath(new URL('../commands/backup.ts', import.meta.url))
/** How soon a new backup is noticed. */
const pollMs = 10 * minuteMs
const lowPriority = 10

type BackupCheck = { at: Date; path: string; isRestorable: boolean }

let newest: FoundBackup | undefined
let lastCheck: BackupCheck | undefined

/** For the metrics: no row where no check is scheduled, or none has ended. */
export const listBackupAges = (now: Date) =>
  newest ? [{ seconds: (now.getTime() - newest.writtenAt.getTime()) / 1000 }] : []
export const listBackupChecks = () => (lastCheck ? [lastCheck] : [])

type BackupCheckJob = {
  settings: Config['backups']
  now: () => Date
  logError: LogWarning
  /** For the admins, whose request may reach another node. */
  save: (check: StoredBackupCheck) => Promise<void>
  intervalMs?: number
  /** Rejects with the reason when the backup cannot be restored. */
  check?: (path: string, signal: AbortSignal) => Promise<void>
}

/** Checks each new backup once, and the newest one again after the interval. Undefined: none is scheduled. */
export function startBackupCheckJob(options: BackupCheckJob) {
  const { settings, now, logError, save, intervalMs = pollMs, check = runCheckCommand } = options
  const { folder, checkIntervalMs, maxAgeMs } = settings
  if (folder === undefined || checkIntervalMs === 0) return undefined
  const stopping = new AbortController()
  newest = lastCheck = undefined

  const isDue = (path: string) =>
    lastCheck?.path !== path || now().getTime() - lastCheck.at.getTime() >= checkIntervalMs

  async function checkNewest(): Promise<void> {
    newest = findNewestBackup(folder ?? '')
    const path = newest?.path ?? folder ?? ''
    if (!isDue(path)) return
    let isRestorable = false
    try {
      if (!newest) throw new Error(`there is no backup in ${folder}`)
      await check(path, stopping.signal)
      isRestorable = true
      if (now().getTime() - newest.writtenAt.getTime() > maxAgeMs)
        throw new Error(`the newest backup is from ${newest.writtenAt.toISOString()}`)
    } catch (error) {
      if (!stopping.signal.aborted) logError(error, 'there is no good backup')
    }
    lastCheck = { at: now(), path, isRestorable }
    if (stopping.signal.aborted) return
    await save({
      checked_at: lastCheck.at.toISOString(),
      backup: newest ? await describeBackup(newest) : null,
      is_restorable: isRestorable,
    })
  }

  const job = startPeriodicJob(intervalMs, checkNewest, (error) =>
    logError(error, 'the newest backup could not be checked'),
  )
  return {
    stop() {
      stopping.abort()
      return job.stop()
    },
  }
}

async function describeBackup({ path, writtenAt }: FoundBackup) {
  return {
    made_at: writtenAt.toISOString(),
    size_bytes: await measureBytes(path),
    encrypted: path.endsWith(archiveSuffix),
  }
}

async function measureBytes(path: string): Promise<number> {
  const found = await stat(path)
  if (!found.isDirectory()) return found.size
  let bytes = 0
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  return bytes
}

/** A process of its own, so that requests do not wait for it. */
async function runCheckCommand(path: string, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [program, 'check', path], {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  })
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  )
  if (child.pid) setPriority(child.pid, lowPriority)
  const [code, output] = await Promise.all([ended, text(child.stderr)])
  if (code !== 0) throw new Error(output.trim() || `the check ended with code ${code}`)
}
