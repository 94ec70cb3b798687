import { randomUUIDv7 } from 'node:crypto'
import type { BodyOf } from '@mainstreet/contract/call.ts'
import type { cartCalls } from '@mainstreet/contract/cart/calls.ts'
import type { Cart } from '@mainstreet/contract/cart/cart.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { Db, Reader } from '../platform/db/db.ts'
import { once } from '../platform/db/idempotency.ts'
import { requireOwn } from './cart.ts'
import { presentCart } from './present.ts'
import { addWishes, goodsOfWishes, type Wish } from './store.ts'

type Wished = BodyOf<typeof cartCalls.mergeCart>['items']

/** A visitor's cart at sign-in, or the lines of an earlier order; `left_out` cannot be had any more, or has no room. */
export function mergeCart(db: Db, viewer: Viewer, userId: string, items: Wished, key: string | undefined) {
  requireOwn(viewer, userId)
  return db.tx((tx) =>
    once(tx, { viewer, call: 'mergeCart', key, body: items }, async () => {
      const rows = await addWishes(tx, userId, wishesOf(items))
      const kept = new Set(rows.filter(({ changed }) => changed).map(({ product_id }) => product_id))
      const left_out = items.map(({ productId }) => productId).filter((id) => !kept.has(id))
      return { cart: presentCart(rows), left_out }
    }),
  )
}

export async function previewCart(reader: Reader, items: Wished): Promise<Cart> {
  return presentCart(await goodsOfWishes(reader, wishesOf(items)))
}

function wishesOf(items: Wished): Wish[] {
  return items.map(({ productId, quantity, priceSeen }) => ({
    id: randomUUIDv7(),
    product_id: productId,
    quantity,
    seen_cents: priceSeen === undefined ? null : toCents(priceSeen),
  }))
}
