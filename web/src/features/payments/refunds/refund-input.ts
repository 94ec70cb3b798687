import { toCents, toDollars } from '@mainstreet/contract/money.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { refundRules } from '@mainstreet/contract/payments/field-rules.ts'
import type { Refund } from '@mainstreet/contract/payments/payment.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { parseTyped } from '../../../api/forms/typed-value.ts'

export type RefundMode = 'all' | 'lines' | 'amount'
export type RefundInput = {
  mode: RefundMode
  /** Quantities by product id. */
  quantities: Record<string, number>
  restock: boolean
  /** As typed. */
  amount: string
  reason: string
}

/** The lines with their refundable quantity; fully refunded lines are left out. */
export function getRefundableItems(
  items: Order['items'],
  refunds: readonly Pick<Refund, 'state' | 'lines'>[],
) {
  const refundedByProduct = refunds.filter(({ state }) => state !== 'failed').flatMap(({ lines }) => lines)
  const getRefundedQuantity = (id: string) =>
    refundedByProduct.reduce((sum, { product_id, quantity }) => sum + (product_id === id ? quantity : 0), 0)
  return items
    .map((item) => ({ ...item, quantity: item.quantity - getRefundedQuantity(item.product_id) }))
    .filter(({ quantity }) => quantity > 0)
}

/** The amount in cents; undefined when it is zero, or more than the rest. */
export function computeRefundCents(
  { mode, quantities, amount }: RefundInput,
  items: Order['items'],
  leftCents: number,
): number | undefined {
  const typedCents = toCents(parseTyped(refundRules.amount, amount) ?? 0)
  const centsByMode = { all: leftCents, lines: sumLinesCents(quantities, items), amount: typedCents }
  const cents = centsByMode[mode]
  return cents > 0 && cents <= leftCents ? cents : undefined
}

/** Above half of what is left. */
export function isLargeRefund(cents: number, leftCents: number): boolean {
  return cents * 2 > leftCents
}

export function sumLinesCents(quantities: RefundInput['quantities'], items: Order['items']): number {
  return items.reduce((sum, { product_id, price }) => sum + toCents(price) * (quantities[product_id] ?? 0), 0)
}

/** The request body. */
export function toRefundBody({ mode, quantities, restock, reason }: RefundInput, cents: number) {
  const lines = Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([product_id, quantity]) => ({ product_id, quantity }))
  return {
    reason: trimText(reason),
    ...(mode === 'amount' && { amount: toDollars(cents) }),
    ...(mode === 'lines' && { lines, restock }),
  }
}
