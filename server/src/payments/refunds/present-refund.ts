import { toDollars } from '@mainstreet/contract/money.ts'
import { type Refund, refund } from '@mainstreet/contract/payments/payment.ts'
import { presentRow } from '@mainstreet/platform/db/present-row.ts'

export type RefundLine = { product_id: string; quantity: number }

export type RefundRow = {
  id: string
  order_id: string
  amount_cents: number
  reason: string
  state: Refund['state']
  origin: Refund['origin']
  failure_reason: string | null
  lines: RefundLine[]
  restock: RefundLine[]
  restocked: boolean
  retry_number: number
  attempts: number
  retry_after: Date | null
  idempotency_generation: number
  created_at: Date
  updated_at: Date
}

export function presentRefund(row: RefundRow): Refund {
  return { ...presentRow(refund, row), amount: toDollars(row.amount_cents) }
}
