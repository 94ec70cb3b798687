import { z } from 'zod'
import { id } from '../ids.ts'

export const senderType = z.enum(['customer', 'merchant', 'admin'])
/** Spec 5: a message needs non-blank trimmed text. */
export const messageText = z.string().trim().min(1, 'Write something first').max(2000)

export const orderMessage = z.object({
  id,
  order_id: id,
  sender_id: id,
  sender_type: senderType,
  message: z.string(),
  created_at: z.iso.datetime(),
})
export type OrderMessage = z.infer<typeof orderMessage>
