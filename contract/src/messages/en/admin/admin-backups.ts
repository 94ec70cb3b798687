import type { BackupState } from '../../../admin/backup-state.ts'
import { formatNumber } from '../formats.ts'

type BackupMessages = {
  title: string
  /** What to do. */
  nextStep?: string
}

/** The state of the backups, above the failed jobs. */
export const adminBackups = {
  title: 'Backups',
  states: {
    off: {
      title: 'Not checked',
      nextStep:
        'The server doesn’t know where your backups are. Set BACKUP_FOLDER to their folder, and restart the server.',
    },
    unchecked: {
      title: 'No recent check',
      nextStep:
        'The first check runs ten minutes after the server starts. If there’s none an hour later, look in the server’s log.',
    },
    missing: {
      title: 'No backup',
      nextStep: 'The backup folder is empty. Make a backup now with “npm run backup”, and schedule it.',
    },
    failed: {
      title: 'Can’t be restored',
      nextStep:
        'Keep older backups, and make a new one with “npm run backup”. The server’s log says what’s wrong with this one.',
    },
    overdue: {
      title: 'Overdue',
      nextStep: 'Make a backup now with “npm run backup”, and find out why the scheduled one didn’t run.',
    },
    good: { title: 'Up to date' },
  } satisfies Record<BackupState['state'], BackupMessages>,
  facts: {
    made: 'Last backup',
    checked: 'Last check',
    size: 'Size',
    encrypted: 'Encrypted',
  },
  size: (megabytes: number) => `${formatNumber(megabytes)} MB`,
  yes: 'Yes',
  no: 'No',
  notEncrypted:
    'Anyone who gets hold of this backup can read it. Set BACKUP_RECIPIENTS to encrypt the next one.',
}
