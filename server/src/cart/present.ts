import type { Cart, CartItem } from '@mainstreet/contract/cart/cart.ts'
import { toDollars } from '@mainstreet/contract/money.ts'
import { computeOrderTotals } from '@mainstreet/contract/orders/order-totals.ts'

export type CartItemRow = Omit<CartItem, 'price' | 'last_seen_price'> & {
  price_cents: number
  /** Null in lines older than the column. */
  seen_price_cents: number | null
  /** Whether the current statement wrote this line. */
  changed: boolean
}

/** The total covers available lines only; the count covers all lines. */
export function presentCart(rows: CartItemRow[]): Cart {
  const availableLines = rows
    .filter(({ available }) => available)
    .map(({ price_cents, quantity }) => ({ priceCents: price_cents, quantity }))
  return {
    items: rows.map(({ price_cents, seen_price_cents, changed: _, ...row }) => ({
      ...row,
      price: toDollars(price_cents),
      last_seen_price: toDollars(seen_price_cents ?? price_cents),
    })),
    count: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    total_amount: toDollars(computeOrderTotals(availableLines).totalCents),
  }
}
