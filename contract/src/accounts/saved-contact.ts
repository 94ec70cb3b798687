import { z } from 'zod'
import { deliveryAddressRule } from '../field-rules.ts'
import { id, phone, textField } from '../fields.ts'

const deliveryAddress = textField(deliveryAddressRule)

const savedAddress = z.object({
  id,
  address: z.string(),
  /** The one that checkout chooses first. */
  is_default: z.boolean(),
})
export type SavedAddress = z.infer<typeof savedAddress>

export const savedContact = z.object({
  /** As typed; empty when none is saved. */
  phone: z.string(),
  /** The default first, then the newest. */
  addresses: z.array(savedAddress),
})
export type SavedContact = z.infer<typeof savedContact>

export const savedContactBody = z.object({ phone })
export const newAddressBody = z.object({ address: deliveryAddress, is_default: z.literal(true).optional() })
export const changedAddressBody = z.object({
  address: deliveryAddress.optional(),
  is_default: z.literal(true).optional(),
})

/** The fields of a checkout that are saved in the account. */
export const savedField = z.enum(['customer_phone', 'delivery_address'])
export type SavedField = z.infer<typeof savedField>
