import { type Sql, sql } from '../../platform/db/sql.ts'
import type { MoneyDeps } from '../process-payment.ts'
import type { PaymentRow } from '../store.ts'
import { isRefused, type Provider } from '../stripe/stripe-provider.ts'
import { type Found, raise } from './discrepancies.ts'

const backDays = 7
const batch = 200

/** `refunding_cents`: asked for, while we do not know yet whether the provider has given it back. */
type Ours = PaymentRow & { refunded_cents: number; refunding_cents: number }

/** Holds what we believe against what the provider says, for what has changed lately; differences go to the admin. */
export async function compare(deps: MoneyDeps): Promise<void> {
  const { db, now } = deps
  let after = ''
  for (;;) {
    const rows = await db.many<Ours>(
      withRefunds(sql`
        select * from payments
        where intent_id > ${after} and updated_at > ${now()}::timestamptz - make_interval(days => ${backDays})
        order by intent_id limit ${batch}`),
    )
    for (const row of rows) await compareOne(deps, row)
    after = rows.at(-1)?.intent_id ?? ''
    if (rows.length < batch) return
  }
}

const withRefunds = (payments: Sql) => sql`
  select p.*, r.refunded_cents, r.refunding_cents from (${payments}) p cross join lateral (
    select coalesce(sum(r.amount_cents) filter (where r.state = 'done'), 0)::bigint as refunded_cents,
      coalesce(sum(r.amount_cents) filter (where r.state = 'requested'), 0)::bigint as refunding_cents
    from refunds r join orders o on o.id = r.order_id where o.parent_order_id = p.parent_order_id) r
  order by p.intent_id`

/** What has changed while the provider was asked is no difference; the next hour looks again. */
async function compareOne({ db, now, provider }: MoneyDeps, payment: Ours): Promise<void> {
  const found = await differencesOf(provider, payment)
  if (found.length === 0) return
  const again = sql`select * from payments where parent_order_id = ${payment.parent_order_id}`
  const still = await db.one<Ours>(withRefunds(again))
  if (!still || beliefOf(still) !== beliefOf(payment)) return
  for (const difference of found) await raise(db, difference, now())
}

function beliefOf({ state, capture_cents, captured_cents, refunded_cents, refunding_cents }: Ours): string {
  return [state, capture_cents, captured_cents, refunded_cents, refunding_cents].join(' ')
}

async function differencesOf(provider: Provider, payment: Ours): Promise<Found[]> {
  const { parent_order_id: parentId, intent_id: source, captured_cents, state } = payment
  if (source === null) return []
  const intent = await provider.stripe.paymentIntents.retrieve(source).catch((fault: unknown) => {
    if (isRefused(fault)) return undefined
    throw fault
  })
  if (!intent) return [{ parentId, kind: 'not_there', ours: `${captured_cents}`, theirs: 'none', source }]

  const found: Found[] = []
  const differ = (kind: Found['kind'], ours: number | string, theirs: number, at = source) =>
    found.push({ parentId, kind, ours: `${ours}`, theirs: `${theirs}`, source: at })

  if (intent.status === 'requires_capture' && state !== 'authorized')
    differ('held_elsewhere', state, intent.amount_capturable)
  const isOnItsWay = state === 'authorized' && payment.capture_cents !== null
  const { amount_received: received } = intent
  if (received !== captured_cents && !isOnItsWay)
    differ('captured_elsewhere', captured_cents, received, `${source}-${received}`)
  const { refunded_cents, refunding_cents } = payment
  const refunded = await refundedOf(provider, source)
  if (refunded < refunded_cents || refunded > refunded_cents + refunding_cents)
    differ('refunded_elsewhere', refunded_cents, refunded, `${source}-${refunded}`)
  return found
}

async function refundedOf({ stripe }: Provider, intentId: string): Promise<number> {
  let cents = 0
  for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
    if (refund.status === 'succeeded') cents += refund.amount
  return cents
}
