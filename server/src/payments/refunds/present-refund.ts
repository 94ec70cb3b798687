import { toDollars } from '@mainstreet/contract/money.ts'
import { type Refund, refund } from '@mainstreet/contract/payments/payment.ts'
import { presentRow, type RowOf } from '@mainstreet/platform/db/present-row.ts'

export type RefundLine = { product_id: string; quantity: number }

export type RefundRow = RowOf<Omit<Refund, 'amount'>> & {
  amount_cents: number
  restock: RefundLine[]
  retry_number: number
  attempts: number
  retry_after: Date | null
  idempotency_generation: number
}

export function presentRefund(row: RefundRow): Refund {
  return { ...presentRow(refund, row), amount: toDollars(row.amount_cents) }
}
