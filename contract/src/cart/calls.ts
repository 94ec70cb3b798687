import { z } from 'zod'
import { call } from '../call.ts'
import { price } from '../catalog/product.ts'
import { id } from '../ids.ts'
import { cart as cartLimits } from '../limits.ts'
import { cart } from './cart.ts'

const ofUser = z.object({ userId: id })
const line = ofUser.extend({ itemId: id })
const answer = z.object({ cart })
const quantity = z.int().min(1).max(cartLimits.quantity)
const wishes = z
  .array(z.object({ productId: id, quantity, priceSeen: price.optional() }))
  .max(cartLimits.lines)
  .refine((all) => new Set(all.map(({ productId }) => productId)).size === all.length, 'Each product once')

export const cartCalls = {
  getCart: call({
    method: 'GET',
    path: '/api/cart/:userId',
    access: 'customer',
    summary: 'The cart with prices and stock of now.',
    params: ofUser,
    answer,
  }),
  addToCart: call({
    method: 'POST',
    path: '/api/cart/:userId',
    access: 'customer',
    summary: 'Adds pieces of a product.',
    params: ofUser,
    body: z.object({ productId: id, shopId: id, quantity: quantity.default(1) }),
    answer,
  }),
  mergeCart: call({
    method: 'POST',
    path: '/api/cart/:userId/merge',
    access: 'customer',
    summary:
      'Puts a list into the cart: sums up per product, capped by the stock; with an Idempotency-Key each list once.',
    params: ofUser,
    body: z.object({ items: wishes }),
    answer: answer.extend({ left_out: z.array(id) }),
    idempotent: true,
  }),
  previewCart: call({
    method: 'POST',
    path: '/api/cart/preview',
    access: 'public',
    summary: 'What lies in the cart of a visitor, with prices and stock of now; keeps nothing.',
    body: z.object({ items: wishes }),
    answer,
  }),
  setCartQuantity: call({
    method: 'PATCH',
    path: '/api/cart/:userId/:itemId',
    access: 'customer',
    summary: 'Sets how many pieces of a line are wanted.',
    params: line,
    body: z.object({ quantity }),
    answer,
  }),
  removeFromCart: call({
    method: 'DELETE',
    path: '/api/cart/:userId/:itemId',
    access: 'customer',
    summary: 'Removes a line.',
    params: line,
  }),
}
