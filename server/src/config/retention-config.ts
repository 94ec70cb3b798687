import { signInActivityLimits } from '@mainstreet/contract/accounts/limits.ts'
import { dayMs } from '@mainstreet/contract/durations.ts'
import type { z } from 'zod'
import { wholeNumber } from './setting-kinds.ts'

const maxDays = 3650

/** How many days data is kept; docs/operations.md has the whole table. */
export const retentionEnvironment = {
  // a trigger protects younger entries
  RETENTION_AUDIT_LOG_DAYS: wholeNumber(30, maxDays, 730),
  RETENTION_ORDER_MESSAGES_DAYS: wholeNumber(30, maxDays, 730),
  RETENTION_NOTIFICATIONS_DAYS: wholeNumber(1, maxDays, 90),
  RETENTION_CLIENT_ERRORS_DAYS: wholeNumber(1, maxDays, 90),
  // the page says that it shows those of the last 30 days
  RETENTION_SIGN_INS_DAYS: wholeNumber(signInActivityLimits.shownDays, maxDays, 90),
  RETENTION_DEAD_LETTERS_DAYS: wholeNumber(1, maxDays, 30),
}

export type RetentionSettings = ReturnType<typeof getRetentionSettings>

type RetentionEnvironment = {
  [Name in keyof typeof retentionEnvironment]: z.output<(typeof retentionEnvironment)[Name]>
}

export function getRetentionSettings(given: RetentionEnvironment) {
  return {
    auditLogMs: given.RETENTION_AUDIT_LOG_DAYS * dayMs,
    orderMessagesMs: given.RETENTION_ORDER_MESSAGES_DAYS * dayMs,
    notificationsMs: given.RETENTION_NOTIFICATIONS_DAYS * dayMs,
    clientErrorsMs: given.RETENTION_CLIENT_ERRORS_DAYS * dayMs,
    signInsMs: given.RETENTION_SIGN_INS_DAYS * dayMs,
    deadLettersMs: given.RETENTION_DEAD_LETTERS_DAYS * dayMs,
  }
}
