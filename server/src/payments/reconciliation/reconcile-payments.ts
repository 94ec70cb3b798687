import type { PaymentDeps } from '../payment-deps.ts'
import { isRejectedByStripe, type StripeProvider } from '../stripe/stripe-provider.ts'
import {
  findPaymentWithRefunds,
  insertDiscrepancy,
  listChangedPayments,
  type NewDiscrepancy,
  type PaymentWithRefunds,
} from './store.ts'

const batchSize = 200

/** Compares recently changed payments with the provider's records and reports discrepancies to the admin. */
export async function reconcilePayments(deps: PaymentDeps): Promise<void> {
  const { db, now } = deps
  let after = ''
  for (;;) {
    const rows = await listChangedPayments(db, now(), after, batchSize)
    for (const row of rows) await reconcilePayment(deps, row)
    after = rows.at(-1)?.intent_id ?? ''
    if (rows.length < batchSize) return
  }
}

/** A payment that changes during the comparison is no discrepancy; the next run compares it again. */
async function reconcilePayment(
  { db, now, provider }: PaymentDeps,
  payment: PaymentWithRefunds,
): Promise<void> {
  const discrepancies = await findDiscrepancies(provider, payment)
  if (discrepancies.length === 0) return
  const reloaded = await findPaymentWithRefunds(db, payment.parent_order_id)
  if (!reloaded || describeLocalState(reloaded) !== describeLocalState(payment)) return
  for (const discrepancy of discrepancies) await insertDiscrepancy(db, discrepancy, now())
}

function describeLocalState({
  state,
  capture_cents,
  captured_cents,
  refunded_cents,
  refunding_cents,
}: PaymentWithRefunds): string {
  return [state, capture_cents, captured_cents, refunded_cents, refunding_cents].join(' ')
}

async function findDiscrepancies(
  provider: StripeProvider,
  payment: PaymentWithRefunds,
): Promise<NewDiscrepancy[]> {
  const { parent_order_id: parentId, intent_id: source, captured_cents, state } = payment
  if (source === null) return []
  const intent = await provider.stripe.paymentIntents.retrieve(source).catch((error: unknown) => {
    if (isRejectedByStripe(error)) return undefined
    throw error
  })
  if (!intent) return [{ parentId, kind: 'not_found', expected: `${captured_cents}`, actual: 'none', source }]

  const discrepancies: NewDiscrepancy[] = []
  const addDiscrepancy = (
    kind: NewDiscrepancy['kind'],
    expected: number | string,
    actual: number,
    at = source,
  ) => discrepancies.push({ parentId, kind, expected: `${expected}`, actual: `${actual}`, source: at })

  if (intent.status === 'requires_capture' && state !== 'authorized')
    addDiscrepancy('authorized_elsewhere', state, intent.amount_capturable)
  const isCapturePending = state === 'authorized' && payment.capture_cents !== null
  const { amount_received: received } = intent
  if (received !== captured_cents && !isCapturePending)
    addDiscrepancy('captured_elsewhere', captured_cents, received, `${source}-${received}`)
  const { refunded_cents, refunding_cents } = payment
  const refunded = await fetchRefundedCents(provider, source)
  if (refunded < refunded_cents || refunded > refunded_cents + refunding_cents)
    addDiscrepancy('refunded_elsewhere', refunded_cents, refunded, `${source}-${refunded}`)
  return discrepancies
}

async function fetchRefundedCents({ stripe }: StripeProvider, intentId: string): Promise<number> {
  let cents = 0
  for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
    if (refund.status === 'succeeded') cents += refund.amount
  return cents
}
