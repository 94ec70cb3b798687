import { toCents, toDollars } from '@mainstreet/contract/money.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import type { Refund } from '@mainstreet/contract/payments/payment.ts'

export type RefundWay = 'all' | 'lines' | 'amount'
export type RefundWish = {
  way: RefundWay
  /** Pieces by product. */
  pieces: Record<string, number>
  restock: boolean
  /** As typed. */
  amount: string
  reason: string
}

/** Of each line, the pieces that have not been given back; lines with none left are away. */
export function itemsLeft(items: Order['items'], refunds: readonly Pick<Refund, 'state' | 'lines'>[]) {
  const given = refunds.filter(({ state }) => state !== 'failed').flatMap(({ lines }) => lines)
  const givenOf = (id: string) =>
    given.reduce((sum, { product_id, quantity }) => sum + (product_id === id ? quantity : 0), 0)
  return items
    .map((item) => ({ ...item, quantity: item.quantity - givenOf(item.product_id) }))
    .filter(({ quantity }) => quantity > 0)
}

/** What it comes to; undefined while it is nothing, or more than is left. */
export function refundCents(
  { way, pieces, amount }: RefundWish,
  items: Order['items'],
  leftCents: number,
): number | undefined {
  const typed = Number(amount)
  const cents =
    way === 'all'
      ? leftCents
      : way === 'lines'
        ? items.reduce((sum, { product_id, price }) => sum + toCents(price) * (pieces[product_id] ?? 0), 0)
        : Number.isFinite(typed)
          ? Math.round(typed * 100)
          : 0
  return cents > 0 && cents <= leftCents ? cents : undefined
}

/** What is sent. */
export function refundBody({ way, pieces, restock, reason }: RefundWish, cents: number) {
  const lines = Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([product_id, quantity]) => ({ product_id, quantity }))
  return {
    reason: reason.trim(),
    ...(way === 'amount' && { amount: toDollars(cents) }),
    ...(way === 'lines' && { lines, restock }),
  }
}
