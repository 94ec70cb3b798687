import type { BackupState } from '@mainstreet/contract/admin/backup-state.ts'
import { dayMs } from '@mainstreet/contract/durations.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { findBackupCheck, type StoredBackupCheck } from './backup-check-store.ts'

export type BackupCheckSettings = {
  /** Undefined: this node checks no backups. */
  folder: string | undefined
  checkIntervalMs: number
  maxAgeMs: number
}

export async function getBackupState(
  reader: Queryable,
  settings: BackupCheckSettings,
  now: Date,
): Promise<BackupState> {
  const check = await findBackupCheck(reader)
  return {
    state: decideState(check, settings, now),
    backup: check?.backup ?? null,
    checked_at: check?.checked_at ?? null,
  }
}

/** A check may take hours, and a server may be stopped for a night. */
const maxCheckDelayMs = dayMs

function decideState(
  check: StoredBackupCheck | undefined,
  { folder, checkIntervalMs, maxAgeMs }: BackupCheckSettings,
  now: Date,
): BackupState['state'] {
  if (!check) return folder === undefined || checkIntervalMs === 0 ? 'off' : 'unchecked'
  const getAgeMs = (time: string) => now.getTime() - new Date(time).getTime()
  if (getAgeMs(check.checked_at) > checkIntervalMs + maxCheckDelayMs) return 'unchecked'
  if (!check.backup) return 'missing'
  if (!check.is_restorable) return 'failed'
  return getAgeMs(check.backup.made_at) > maxAgeMs ? 'overdue' : 'good'
}
