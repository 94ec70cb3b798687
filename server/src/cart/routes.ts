import { cartCalls as calls } from '@mainstreet/contract/cart/calls.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { HandleCall } from '@mainstreet/platform/http/handle-call.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { addToCart, getCart, removeFromCart, setCartQuantity } from './cart.ts'
import { mergeCart, previewCart } from './merge-cart.ts'

export function cartRoutes(on: HandleCall<Viewer>, { db }: PlatformDeps): void {
  on(calls.getCart, async ({ viewer, params }) => ({ cart: await getCart(db, viewer, params.userId) }))
  on(calls.addToCart, async ({ viewer, params, body }) => ({
    cart: await addToCart(db, viewer, params.userId, body),
  }))
  on(calls.mergeCart, ({ viewer, params, body, idempotencyKey }) =>
    mergeCart(db, viewer, params.userId, body.items, idempotencyKey),
  )
  on(calls.previewCart, async ({ body }) => ({ cart: await previewCart(db, body.items) }))
  on(calls.setCartQuantity, async ({ viewer, params, body }) => ({
    cart: await setCartQuantity(db, viewer, params.userId, params.itemId, body.quantity),
  }))
  on(calls.removeFromCart, ({ viewer, params }) => removeFromCart(db, viewer, params.userId, params.itemId))
}
