import { z } from 'zod'
import { dateRange, id, searchTerm } from '../fields.ts'
import { auditAction } from './fields.ts'

/** The subjects whose actions are in the audit log. */
const auditSubjectTypes = [
  'shop',
  'product',
  'user',
  'order',
  'payment',
  'card_payments',
  'client_error',
  'dead_letter',
  'audit_log',
] as const

/** A field that an action changed; null stands for a missing value. */
export const fieldChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })
export type FieldChange = z.infer<typeof fieldChange>

export const auditEntry = z.object({
  id: z.int(),
  actor_id: id,
  actor_name: z.string().nullable(),
  actor_email: z.string().nullable(),
  actor_role: z.string(),
  /** Such as `shop.approve`. */
  action: z.string(),
  subject_type: z.string(),
  subject_id: id,
  /** The subject's name at that time or else now, if it has one. */
  subject_name: z.string().nullable(),
  /** Whether a user, shop or product is still there; true for other subjects. */
  subject_exists: z.boolean(),
  changes: z.array(fieldChange),
  created_at: z.iso.datetime(),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const auditFilter = z.object({
  actor_id: id.optional(),
  /** The first characters of the actor's email address. */
  actor: searchTerm.optional(),
  action: auditAction.optional(),
  subject_type: z.enum(auditSubjectTypes).optional(),
  subject_id: id.optional(),
  ...dateRange,
})
export type AuditFilter = z.infer<typeof auditFilter>
