import { z } from 'zod'
import { errorResponse } from '../errors.ts'
import { id } from '../fields.ts'

export const cartItem = z.object({
  id,
  product_id: id,
  shop_id: id,
  quantity: z.int(),
  name: z.string(),
  image: z.string().nullable(),
  /** The current price in dollars. */
  price: z.number(),
  /** The price in dollars when the customer last changed the line. */
  last_seen_price: z.number(),
  stock: z.int(),
  shop_name: z.string(),
  /** False when it can no longer be ordered: archived, deleted, or of a shop that is not listed. */
  available: z.boolean(),
})
export type CartItem = z.infer<typeof cartItem>

export const cart = z.object({ items: z.array(cartItem), count: z.int(), total_amount: z.number() })
export type Cart = z.infer<typeof cart>

/** With `out_of_stock`: the available stock of each product that ran short. */
export const stockConflict = errorResponse.extend({
  available: z.array(z.object({ product_id: id, stock: z.int() })).optional(),
})
