import { z } from 'zod'
import { id } from '../fields.ts'

/**
 * An event or a delivery whose attempts are used up. Its content is not shown: an email may hold a link that signs its
 * recipient in.
 */
export const deadLetter = z.object({
  id,
  queue: z.enum(['events', 'notifications', 'payments', 'email', 'sms']),
  /** The name of the event, such as `order.placed`, or the channel of the delivery. */
  name: z.string(),
  attempts: z.int(),
  last_error: z.string().nullable(),
  created_at: z.iso.datetime(),
  failed_at: z.iso.datetime(),
})
export type DeadLetter = z.infer<typeof deadLetter>
