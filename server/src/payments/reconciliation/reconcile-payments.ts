import { type Sql, sql } from '../../platform/db/sql.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentRow } from '../store.ts'
import { isRejectedByStripe, type StripeProvider } from '../stripe/stripe-provider.ts'
import { type NewDiscrepancy, recordDiscrepancy } from './discrepancies.ts'

const lookbackDays = 7
const batchSize = 200

/** `refunding_cents`: requested refunds whose result at the provider is not known yet. */
type LocalPayment = PaymentRow & { refunded_cents: number; refunding_cents: number }

/** Compares recently changed payments with the provider's records and reports discrepancies to the admin. */
export async function reconcilePayments(deps: PaymentDeps): Promise<void> {
  const { db, now } = deps
  let after = ''
  for (;;) {
    const rows = await db.many<LocalPayment>(
      selectWithRefunds(sql`
        select * from payments
        where intent_id > ${after} and updated_at > ${now()}::timestamptz - make_interval(days => ${lookbackDays})
        order by intent_id limit ${batchSize}`),
    )
    for (const row of rows) await reconcilePayment(deps, row)
    after = rows.at(-1)?.intent_id ?? ''
    if (rows.length < batchSize) return
  }
}

const selectWithRefunds = (payments: Sql) => sql`
  select p.*, r.refunded_cents, r.refunding_cents from (${payments}) p cross join lateral (
    select coalesce(sum(r.amount_cents) filter (where r.state = 'done'), 0)::bigint as refunded_cents,
      coalesce(sum(r.amount_cents) filter (where r.state = 'requested'), 0)::bigint as refunding_cents
    from refunds r join orders o on o.id = r.order_id where o.parent_order_id = p.parent_order_id) r
  order by p.intent_id`

/** A payment that changes during the comparison is no discrepancy; the next run compares it again. */
async function reconcilePayment({ db, now, provider }: PaymentDeps, payment: LocalPayment): Promise<void> {
  const discrepancies = await findDiscrepancies(provider, payment)
  if (discrepancies.length === 0) return
  const reloadQuery = sql`select * from payments where parent_order_id = ${payment.parent_order_id}`
  const reloaded = await db.one<LocalPayment>(selectWithRefunds(reloadQuery))
  if (!reloaded || describeLocalState(reloaded) !== describeLocalState(payment)) return
  for (const discrepancy of discrepancies) await recordDiscrepancy(db, discrepancy, now())
}

function describeLocalState({
  state,
  capture_cents,
  captured_cents,
  refunded_cents,
  refunding_cents,
}: LocalPayment): string {
  return [state, capture_cents, captured_cents, refunded_cents, refunding_cents].join(' ')
}

async function findDiscrepancies(provider: StripeProvider, payment: LocalPayment): Promise<NewDiscrepancy[]> {
  const { parent_order_id: parentId, intent_id: source, captured_cents, state } = payment
  if (source === null) return []
  const intent = await provider.stripe.paymentIntents.retrieve(source).catch((error: unknown) => {
    if (isRejectedByStripe(error)) return undefined
    throw error
  })
  if (!intent) return [{ parentId, kind: 'not_there', ours: `${captured_cents}`, theirs: 'none', source }]

  const discrepancies: NewDiscrepancy[] = []
  const addDiscrepancy = (kind: NewDiscrepancy['kind'], ours: number | string, theirs: number, at = source) =>
    discrepancies.push({ parentId, kind, ours: `${ours}`, theirs: `${theirs}`, source: at })

  if (intent.status === 'requires_capture' && state !== 'authorized')
    addDiscrepancy('held_elsewhere', state, intent.amount_capturable)
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
