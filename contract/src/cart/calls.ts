import { z } from 'zod'
import { call } from '../call.ts'
import { price } from '../catalog/fields.ts'
import { id, quantity } from '../fields.ts'
import { cartLimits } from '../limits.ts'
import { cart } from './cart.ts'

const cartParams = z.object({ userId: id })
const cartItemParams = cartParams.extend({ itemId: id })
const cartResponse = z.object({ cart })
const cartItemInputs = z
  .array(z.object({ productId: id, quantity, priceSeen: price.optional() }))
  .max(cartLimits.maxLines)
  .refine((all) => new Set(all.map(({ productId }) => productId)).size === all.length, 'Each product once')

export const cartCalls = {
  getCart: call({
    method: 'GET',
    path: '/api/cart/:userId',
    access: 'customer',
    summary: 'The cart with prices and stock of now.',
    params: cartParams,
    response: cartResponse,
  }),
  addToCart: call({
    method: 'POST',
    path: '/api/cart/:userId',
    access: 'customer',
    summary: 'Adds pieces of a product.',
    params: cartParams,
    body: z.object({ productId: id, shopId: id, quantity: quantity.default(1) }),
    response: cartResponse,
  }),
  mergeCart: call({
    method: 'POST',
    path: '/api/cart/:userId/merge',
    access: 'customer',
    summary:
      'Puts a list into the cart: sums up per product, capped by the stock; with an Idempotency-Key each list once.',
    params: cartParams,
    body: z.object({ items: cartItemInputs }),
    response: cartResponse.extend({ left_out: z.array(id) }),
    idempotent: true,
  }),
  previewCart: call({
    method: 'POST',
    path: '/api/cart/preview',
    access: 'public',
    summary: 'What lies in the cart of a visitor, with prices and stock of now; keeps nothing.',
    body: z.object({ items: cartItemInputs }),
    response: cartResponse,
  }),
  setCartQuantity: call({
    method: 'PATCH',
    path: '/api/cart/:userId/:itemId',
    access: 'customer',
    summary: 'Sets how many pieces of a line are wanted.',
    params: cartItemParams,
    body: z.object({ quantity }),
    response: cartResponse,
  }),
  removeFromCart: call({
    method: 'DELETE',
    path: '/api/cart/:userId/:itemId',
    access: 'customer',
    summary: 'Removes a line.',
    params: cartItemParams,
  }),
}
