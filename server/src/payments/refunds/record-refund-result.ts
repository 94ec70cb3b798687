import type { OrderParties } from '../../orders/order-topics.ts'
import { tellOrder } from '../../orders/order-topics.ts'
import type { OrderRow } from '../../orders/present.ts'
import { findOrder } from '../../orders/store.ts'
import { announce } from '../../platform/bus/outbox.ts'
import type { Tx } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Deps } from '../../platform/platform-deps.ts'
import { tellMoney } from '../enqueue-payment-event.ts'
import { enter } from '../ledger/insert-ledger-entry.ts'
import type { MoneyDeps } from '../process-payment.ts'
import { raise, settleSources } from '../reconciliation/discrepancies.ts'
import type { RefundRow } from './present-refund.ts'
import { freeLines, putBack } from './refund-lines.ts'
import { putOffRefund } from './store.ts'

declare module '../../platform/bus/bus.ts' {
  interface Topics {
    'refund.failed': OrderParties & { refund_id: string }
    'payment.held': { id: string }
  }
}

type Told = { id: string | null; status: string | null; failure_reason?: string | null | undefined }

/** Also when the provider tells of it by itself, or again. */
export async function noteRefund(deps: MoneyDeps, tx: Tx, id: string, told: Told): Promise<void> {
  const now = deps.now()
  const refund = await tx.one<RefundRow>(sql`select * from refunds where id = ${id} for no key update`)
  const hasFailed = told.status === 'failed' || told.status === 'canceled'
  // a bank may send it back days later: what is to be done then a person decides
  if (refund?.state === 'done' && hasFailed) return tellBounced(tx, refund, told, now)
  if (refund?.state !== 'requested') return
  if (hasFailed) return noteFailed(deps, tx, refund, told.failure_reason ?? `${told.status}`, now)
  // on its way: the provider tells when it has arrived, and is asked again
  if (told.status !== 'succeeded') return putOffRefund(tx, id, now)

  await tx.one(sql`
    update refunds set state = 'done', fault = null, provider_id = ${told.id}, next_try_at = null, updated_at = ${now},
      restocked = jsonb_array_length(restock) > 0
    where id = ${id}`)
  const order = await tx.one<OrderRow>(sql`
    update orders o set version = version + 1, updated_at = ${now},
      payment_status = case when captured_cents = (
        select sum(amount_cents) from refunds where order_id = o.id and state = 'done'
      ) then 'refunded' else 'part_refunded' end
    where id = ${refund.order_id} returning *`)
  await enter(tx, refund.order_id, 'refunded', -refund.amount_cents, id, now)
  const attempts = Array.from({ length: refund.attempt }, (_, before) => `${id}-${before + 1}`)
  await settleSources(tx, 'refund_failed', attempts, now)
  await putBack(deps.bus, tx, refund, order?.shop_id ?? '')
  if (order) await tellMoney(deps, tx, order)
}

async function tellBounced(tx: Tx, refund: RefundRow, told: Told, now: Date): Promise<void> {
  const order = await findOrder(tx, refund.order_id)
  const theirs = told.failure_reason ?? `${told.status}`
  const source = `${refund.id}-bounced`
  const parentId = order?.parent_order_id ?? null
  await raise(tx, { parentId, kind: 'refund_failed', ours: `${refund.amount_cents}`, theirs, source }, now)
}

async function noteFailed({ bus }: Deps, tx: Tx, refund: RefundRow, fault: string, now: Date): Promise<void> {
  await tx.one(sql`
    update refunds set state = 'failed', fault = ${fault}, next_try_at = null, updated_at = ${now} where id = ${refund.id}`)
  await freeLines(tx, refund.order_id, refund.lines)
  const order = await tx.one<OrderRow>(sql`
    update orders set refunded_cents = refunded_cents - ${refund.amount_cents}, failed_refund_cents = ${refund.amount_cents},
      version = version + 1, updated_at = ${now}
    where id = ${refund.order_id} returning *`)
  if (order) {
    const { id, shop_id, customer_id } = order
    await announce(tx, 'refund.failed', { id, shop_id, customer_id, refund_id: refund.id })
    tx.afterCommit(() => tellOrder(bus))
  }
  await raise(
    tx,
    {
      parentId: order?.parent_order_id ?? null,
      kind: 'refund_failed',
      ours: `${refund.amount_cents}`,
      theirs: fault,
      source: `${refund.id}-${refund.attempt}`,
    },
    now,
  )
}
