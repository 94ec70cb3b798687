import { deleteOldSignInAttempts } from '@mainstreet/identity/sign-ins/sign-in-attempts-store.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import type { LogWarning } from '@mainstreet/platform/log/log-warning.ts'
import { deleteOldDeadLetters } from '@mainstreet/platform/outbox/dead-letter-store.ts'
import { deleteOldAuditEntries } from './admin/audit-log-store.ts'
import { deleteOldOrderMessages } from './chat/order-message-store.ts'
import { deleteClientErrorsBefore } from './client-errors/client-error-store.ts'
import type { RetentionSettings } from './config/retention-config.ts'
import { deleteOldNotifications } from './notifications/store.ts'

type DeleteBefore = (reader: Queryable, before: Date, limit: number) => Promise<unknown>

const deletions: Record<keyof RetentionSettings, DeleteBefore> = {
  auditLogMs: deleteOldAuditEntries,
  orderMessagesMs: deleteOldOrderMessages,
  notificationsMs: deleteOldNotifications,
  clientErrorsMs: deleteClientErrorsBefore,
  signInsMs: deleteOldSignInAttempts,
  deadLettersMs: (reader, before) => deleteOldDeadLetters(reader, before),
}
const maxRowsPerRun = 1000

/** Deletes what is older than its retention period, a limited number per run. One kind that fails does not stop the others. */
export async function deleteOldData(
  reader: Queryable,
  retention: RetentionSettings,
  now: Date,
  warn: LogWarning,
): Promise<void> {
  for (const [kind, deleteBefore] of Object.entries(deletions) as [keyof RetentionSettings, DeleteBefore][])
    await deleteBefore(reader, new Date(now.getTime() - retention[kind]), maxRowsPerRun).catch(
      (error: unknown) => warn(error, 'old data could not be deleted'),
    )
}
