import { randomUUIDv7 } from 'node:crypto'
import type { CallBody } from '@mainstreet/contract/call.ts'
import type { cartCalls } from '@mainstreet/contract/cart/calls.ts'
import type { Cart } from '@mainstreet/contract/cart/cart.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Db, Queryable } from '@mainstreet/platform/db/db.ts'
import { runIdempotent } from '@mainstreet/platform/db/idempotency.ts'
import { requireOwnCart } from './cart.ts'
import { presentCart } from './present.ts'
import { type CartItemInput, mergeCartItems, previewCartItems } from './store.ts'

type CartItemsInput = CallBody<typeof cartCalls.mergeCart>['items']

/** Merges a visitor's cart at sign-in or the lines of an earlier order; `skipped` is unavailable or over the limit. */
export function mergeCart(
  db: Db,
  viewer: Viewer,
  userId: string,
  items: CartItemsInput,
  key: string | undefined,
) {
  requireOwnCart(viewer, userId)
  return db.tx((tx) =>
    runIdempotent(tx, { viewer, call: 'mergeCart', key, body: items }, async () => {
      const rows = await mergeCartItems(tx, userId, toCartItemInputs(items))
      const mergedIds = new Set(rows.filter(({ changed }) => changed).map(({ product_id }) => product_id))
      const skipped = items.map(({ productId }) => productId).filter((id) => !mergedIds.has(id))
      return { cart: presentCart(rows), skipped }
    }),
  )
}

export async function previewCart(reader: Queryable, items: CartItemsInput): Promise<Cart> {
  return presentCart(await previewCartItems(reader, toCartItemInputs(items)))
}

function toCartItemInputs(items: CartItemsInput): CartItemInput[] {
  return items.map(({ productId, quantity, last_seen_price }) => ({
    id: randomUUIDv7(),
    product_id: productId,
    quantity,
    seen_price_cents: last_seen_price === undefined ? null : toCents(last_seen_price),
  }))
}
