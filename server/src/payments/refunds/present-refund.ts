import { toDollars } from '@mainstreet/contract/money.ts'
import type { Refund } from '@mainstreet/contract/payments/payment.ts'

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
  const {
    id,
    order_id,
    amount_cents,
    reason,
    state,
    origin,
    failure_reason,
    lines,
    restocked,
    created_at,
    updated_at,
  } = row
  return {
    id,
    order_id,
    amount: toDollars(amount_cents),
    reason,
    state,
    origin,
    failure_reason,
    lines,
    restocked,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}
