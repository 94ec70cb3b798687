import { z } from 'zod'
import { id } from '../ids.ts'

const fingerprint = id
const text = z.string().nullable()

/** The same fault as many browsers have met it. */
export const errorGroup = z.object({
  fingerprint,
  message: z.string(),
  context: text,
  level: text,
  reports: z.int(),
  /** Signed-in people who met it. */
  people: z.int(),
  first_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
})
export type ErrorGroup = z.infer<typeof errorGroup>

export const keptReport = z.object({
  id: z.int(),
  error_id: z.string(),
  message: z.string(),
  level: text,
  context: text,
  stack: text,
  component_stack: text,
  user_agent: text,
  url: text,
  user_id: id.nullable(),
  created_at: z.iso.datetime(),
})
export type KeptReport = z.infer<typeof keptReport>

export const byFingerprint = z.object({ fingerprint })
