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
  /** Dollars, as of now. */
  price: z.number(),
  /** Dollars, as they were when the customer last touched the line. */
  price_seen: z.number(),
  stock: z.int(),
  shop_name: z.string(),
  /** False when it can no longer be had: archived, gone or its shop closed for good. */
  available: z.boolean(),
})
export type CartItem = z.infer<typeof cartItem>

export const cart = z.object({ items: z.array(cartItem), count: z.int(), total_amount: z.number() })
export type Cart = z.infer<typeof cart>

/** With `out_of_stock`: what is left of each product that ran short. */
export const stockConflict = errorResponse.extend({
  left: z.array(z.object({ product_id: id, stock: z.int() })).optional(),
})
