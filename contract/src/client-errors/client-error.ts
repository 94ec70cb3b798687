import { z } from 'zod'
import { id } from '../fields.ts'

const fingerprint = id
const nullableText = z.string().nullable()

/** One error, grouped over all browsers that reported it. */
export const clientErrorGroup = z.object({
  fingerprint,
  message: z.string(),
  context: nullableText,
  level: nullableText,
  reports: z.int(),
  /** The number of signed-in users who met it. */
  users: z.int(),
  first_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
})
export type ClientErrorGroup = z.infer<typeof clientErrorGroup>

export const storedErrorReport = z.object({
  id: z.int(),
  error_id: z.string(),
  message: z.string(),
  level: nullableText,
  context: nullableText,
  stack: nullableText,
  component_stack: nullableText,
  user_agent: nullableText,
  url: nullableText,
  user_id: id.nullable(),
  created_at: z.iso.datetime(),
})
export type StoredErrorReport = z.infer<typeof storedErrorReport>

export const fingerprintParams = z.object({ fingerprint })
