import { z } from 'zod'
import { call } from '../call.ts'
import { id } from '../ids.ts'
import { cart, cartLimits } from './cart.ts'

const ofUser = z.object({ userId: id })
const line = ofUser.extend({ itemId: id })
const answer = z.object({ cart })
const quantity = z.int().min(1).max(cartLimits.quantity)

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
