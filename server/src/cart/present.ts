import type { Cart } from '@mainstreet/contract/cart/cart.ts'
import { toDollars } from '@mainstreet/contract/money.ts'

export type CartItemRow = {
  id: string
  product_id: string
  shop_id: string
  quantity: number
  name: string
  image: string | null
  price_cents: number
  /** Null in lines older than the column. */
  seen_price_cents: number | null
  stock: number
  shop_name: string
  available: boolean
  /** Whether the current statement wrote this line. */
  changed: boolean
}

/** The total covers available lines only; the count covers all lines. */
export function presentCart(rows: CartItemRow[]): Cart {
  const sum = (all: CartItemRow[], of: (row: CartItemRow) => number) =>
    all.reduce((total, row) => total + of(row), 0)
  const available = rows.filter((row) => row.available)
  return {
    items: rows.map(({ price_cents, seen_price_cents, changed: _, ...row }) => ({
      ...row,
      price: toDollars(price_cents),
      last_seen_price: toDollars(seen_price_cents ?? price_cents),
    })),
    count: sum(rows, ({ quantity }) => quantity),
    total_amount: toDollars(sum(available, ({ price_cents, quantity }) => price_cents * quantity)),
  }
}
