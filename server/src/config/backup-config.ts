import { resolve } from 'node:path'
import { dayMs, hourMs } from '@mainstreet/contract/durations.ts'
import { z } from 'zod'
import { commaSeparatedList, wholeNumber } from './setting-kinds.ts'

/** The environment of `npm run backup` and of the scheduled check. */
export const backupEnvironment = {
  BACKUP_RECIPIENTS: commaSeparatedList.refine(
    (all) => all.every((one) => /^age1[a-z0-9]{40,}$/.test(one)),
    'must be public keys of age, which begin with age1',
  ),
  BACKUP_IDENTITY_FILE: z.string().min(1).optional(),
  BACKUP_FOLDER: z.string().min(1).optional(),
  BACKUP_CHECK_HOURS: wholeNumber(0, 8760, 24),
  BACKUP_MAX_AGE_DAYS: wholeNumber(1, 366, 8),
}

type BackupEnvironment = z.output<z.ZodObject<typeof backupEnvironment>>

export function getBackupSettings(given: BackupEnvironment) {
  return {
    /** None: backups are not encrypted. */
    recipients: given.BACKUP_RECIPIENTS,
    /** Undefined: encrypted backups cannot be restored. */
    identityFile: given.BACKUP_IDENTITY_FILE && resolve(given.BACKUP_IDENTITY_FILE),
    /** Undefined: no check is scheduled. */
    folder: given.BACKUP_FOLDER && resolve(given.BACKUP_FOLDER),
    /** 0: no check is scheduled. */
    checkIntervalMs: given.BACKUP_CHECK_HOURS * hourMs,
    /** Older than this, the newest backup is an error. */
    maxAgeMs: given.BACKUP_MAX_AGE_DAYS * dayMs,
  }
}
