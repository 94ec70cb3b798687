import { z } from 'zod'
import { call } from '../call.ts'
import { price } from '../catalog/fields.ts'
import { fieldMessage } from '../field-messages.ts'
import { id, quantity } from '../fields.ts'
import { cart, stockConflict } from './cart.ts'
import { cartLimits } from './limits.ts'

const cartParams = z.object({ userId: id })
const cartItemParams = cartParams.extend({ itemId: id })
const cartResponse = z.object({ cart })
const cartItemInputs = z
  .array(z.object({ productId: id, quantity, last_seen_price: price.optional() }))
  .max(cartLimits.maxLines)
  .refine(
    (all) => new Set(all.map(({ productId }) => productId)).size === all.length,
    fieldMessage('eachProductOnce'),
  )

export const cartCalls = {
  getCart: call({
    method: 'GET',
    path: '/api/cart/:userId',
    access: 'customer',
    summary: "Get a customer's cart",
    description: 'Returns the cart with current prices and stock.',
    params: cartParams,
    response: cartResponse,
  }),
  addToCart: call({
    method: 'POST',
    path: '/api/cart/:userId',
    access: 'customer',
    summary: 'Add a product to the cart',
    description:
      'Adds `quantity` of a product to the cart. Fails with `out_of_stock` if the stock is too low; the response then carries what is `available`.',
    params: cartParams,
    body: z.object({ productId: id, shopId: id, quantity: quantity.default(1) }),
    response: cartResponse,
    conflict: stockConflict,
  }),
  mergeCart: call({
    method: 'POST',
    path: '/api/cart/:userId/merge',
    access: 'customer',
    summary: 'Merge items into the cart',
    description:
      "Adds a list of items to the cart, for example a visitor's cart after sign-in. Quantities are summed up per product and capped by the stock. `skipped` names the products that could not be added. With an `Idempotency-Key`, each list is merged once.",
    params: cartParams,
    body: z.object({ items: cartItemInputs }),
    response: cartResponse.extend({ skipped: z.array(id) }),
    idempotent: true,
  }),
  previewCart: call({
    method: 'POST',
    path: '/api/cart/preview',
    access: 'public',
    summary: "Preview a visitor's cart",
    description: 'Returns a cart with current prices and stock for the given items. Stores nothing.',
    body: z.object({ items: cartItemInputs }),
    response: cartResponse,
  }),
  setCartQuantity: call({
    method: 'PATCH',
    path: '/api/cart/:userId/:itemId',
    access: 'customer',
    summary: 'Set the quantity of a cart item',
    description:
      'Replaces the quantity of a cart item. Fails with `out_of_stock` if the stock is too low; the response then carries what is `available`.',
    params: cartItemParams,
    body: z.object({ quantity }),
    response: cartResponse,
    conflict: stockConflict,
  }),
  removeFromCart: call({
    method: 'DELETE',
    path: '/api/cart/:userId/:itemId',
    access: 'customer',
    summary: 'Remove an item from the cart',
    description: 'Removes one item from the cart.',
    params: cartItemParams,
  }),
}
