import { sql } from '../platform/sql.ts'
import type { MoneyDeps } from './advance.ts'
import { raise } from './differences.ts'
import { isRefused } from './provider.ts'
import type { PaymentRow } from './store.ts'

const backDays = 7
const batch = 200

/** Holds what we believe against what the provider says, for what has changed lately; differences go to the admin. */
export async function compare(deps: MoneyDeps): Promise<void> {
  const { db, now } = deps
  let after = ''
  for (;;) {
    const rows = await db.many<PaymentRow & { refunded_cents: number }>(sql`
      select p.*, (select coalesce(sum(r.amount_cents), 0)::bigint from refunds r join orders o on o.id = r.order_id
        where o.parent_order_id = p.parent_order_id and r.state = 'done') as refunded_cents
      from payments p
      where intent_id > ${after} and updated_at > ${now()}::timestamptz - make_interval(days => ${backDays})
      order by intent_id limit ${batch}`)
    for (const row of rows) await compareOne(deps, row)
    after = rows.at(-1)?.intent_id ?? ''
    if (rows.length < batch) return
  }
}

async function compareOne(
  { db, now, provider }: MoneyDeps,
  payment: PaymentRow & { refunded_cents: number },
) {
  const { parent_order_id: parentId, intent_id, captured_cents, refunded_cents, state } = payment
  if (intent_id === null) return
  const intent = await provider.stripe.paymentIntents.retrieve(intent_id).catch((fault: unknown) => {
    if (isRefused(fault)) return undefined
    throw fault
  })
  if (!intent) {
    const found = {
      parentId,
      kind: 'not_there',
      ours: `${captured_cents}`,
      theirs: 'none',
      source: intent_id,
    } as const
    return raise(db, found, now())
  }
  if (intent.status === 'requires_capture' && state !== 'authorized')
    await raise(
      db,
      {
        parentId,
        kind: 'held_elsewhere',
        ours: state,
        theirs: `${intent.amount_capturable}`,
        source: intent_id,
      },
      now(),
    )
  if (
    intent.amount_received !== captured_cents &&
    !(state === 'authorized' && payment.capture_cents !== null)
  )
    await raise(
      db,
      {
        parentId,
        kind: 'captured_elsewhere',
        ours: `${captured_cents}`,
        theirs: `${intent.amount_received}`,
        source: `${intent_id}-${intent.amount_received}`,
      },
      now(),
    )
  const theirs = await refundedOf(provider, intent_id)
  if (theirs !== refunded_cents)
    await raise(
      db,
      {
        parentId,
        kind: 'refunded_elsewhere',
        ours: `${refunded_cents}`,
        theirs: `${theirs}`,
        source: `${intent_id}-${theirs}`,
      },
      now(),
    )
}

async function refundedOf({ stripe }: MoneyDeps['provider'], intentId: string): Promise<number> {
  let cents = 0
  for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
    if (refund.status === 'succeeded') cents += refund.amount
  return cents
}
