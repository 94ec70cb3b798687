import { randomUUIDv7 } from 'node:crypto'
import type { BodyOf } from '@mainstreet/contract/call.ts'
import { toCents, toDollars } from '@mainstreet/contract/money.ts'
import type { paymentCalls } from '@mainstreet/contract/payments/calls.ts'
import type { Refund } from '@mainstreet/contract/payments/payment.ts'
import type { Viewer } from '../identity/viewer.ts'
import { maySee, requireOrder } from '../orders/find-order.ts'
import type { OrderRow } from '../orders/present.ts'
import { findOrder } from '../orders/store.ts'
import { tellStock } from '../orders/tell.ts'
import { audit } from '../platform/audit.ts'
import { constraintOf, type Reader, type Tx } from '../platform/db.ts'
import { notFound, Refusal } from '../platform/errors.ts'
import { once } from '../platform/idempotency.ts'
import { announce } from '../platform/outbox.ts'
import { sql } from '../platform/sql.ts'
import type { MoneyDeps } from './advance.ts'
import { raise, settleSources } from './differences.ts'
import { enter } from './ledger.ts'
import { patiently } from './patience.ts'
import { isPassing, isRefused, keyOf, type Lesson, lessonOf, type Provider } from './provider.ts'
import { findPayment } from './store.ts'
import { tellMoney } from './tell-money.ts'

type RefundBody = BodyOf<typeof paymentCalls.refundOrder>
type Line = { product_id: string; quantity: number }

export type RefundRow = {
  id: string
  order_id: string
  amount_cents: number
  reason: string
  state: Refund['state']
  fault: string | null
  lines: Line[]
  restock: Line[]
  restocked: boolean
  attempt: number
  tries: number
  key_round: number
  created_at: Date
  updated_at: Date
}

export function presentRefund(row: RefundRow): Refund {
  const { id, order_id, amount_cents, reason, state, fault, lines, restocked, created_at, updated_at } = row
  return {
    id,
    order_id,
    amount: toDollars(amount_cents),
    reason,
    state,
    fault,
    lines,
    restocked,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

/** Written down and held against what was captured before the provider is asked; its answer may come later. */
export async function refundOrder(
  deps: MoneyDeps,
  viewer: Viewer,
  orderId: string,
  body: RefundBody,
  key: string | undefined,
): Promise<Refund> {
  const refund = await deps.db.tx((tx) =>
    once(tx, { viewer, call: 'refundOrder', key, body: { orderId, ...body } }, async () => {
      const order = await requireOrder(tx, viewer, orderId)
      if (order.captured_cents === 0)
        throw new Refusal('wrong_state', 'Nothing was paid online for this order')
      const cents = body.lines
        ? await holdLines(tx, orderId, body.lines)
        : body.amount === undefined
          ? order.captured_cents - order.refunded_cents
          : toCents(body.amount)
      const made = await addRefund(tx, order, {
        cents,
        reason: body.reason,
        lines: body.lines ?? [],
        restock: body.restock ? (body.lines ?? []) : [],
        askedBy: viewer.id,
        now: deps.now(),
      })
      await audit(tx, viewer, 'order.refund', 'order', orderId, null, {
        amount_cents: cents,
        reason: body.reason,
      })
      return presentRefund(made)
    }),
  )
  await patiently(deps, runRefund(deps, refund.id))
  return presentRefund(await requireRefund(deps.db, refund.id))
}

/** What its lines cost; no piece is refunded twice. */
async function holdLines(tx: Tx, orderId: string, lines: Line[]): Promise<number> {
  let cents = 0
  for (const { product_id, quantity } of lines.toSorted((a, b) => a.product_id.localeCompare(b.product_id))) {
    const line = await tx
      .one<{ price_cents: number }>(sql`
        update order_items set refunded_quantity = refunded_quantity + ${quantity}
        where order_id = ${orderId} and product_id = ${product_id} returning price_cents`)
      .catch((fault: unknown) => {
        if (constraintOf(fault) === 'order_items_refund_bound')
          throw new Refusal('rule_broken', 'More pieces than are left to refund')
        throw fault
      })
    if (!line) throw new Refusal('rule_broken', 'This product is not in the order')
    cents += line.price_cents * quantity
  }
  return cents
}

/** They may be refunded in another way. */
async function freeLines(tx: Tx, orderId: string, lines: Line[]): Promise<void> {
  for (const { product_id, quantity } of lines.toSorted((a, b) => a.product_id.localeCompare(b.product_id)))
    await tx.one(sql`
      update order_items set refunded_quantity = refunded_quantity - ${quantity}
      where order_id = ${orderId} and product_id = ${product_id}`)
}

type NewRefund = {
  cents: number
  reason: string
  lines: Line[]
  restock: Line[]
  askedBy: string | null
  cause?: 'cancelled'
  now: Date
}

/** One statement holds the sum: two at once cannot both take the last dollar. */
async function addRefund(tx: Tx, order: OrderRow, wish: NewRefund): Promise<RefundRow> {
  const { cents, reason, lines, restock, askedBy, cause = null, now } = wish
  const held = await tx.one(sql`
    update orders set refunded_cents = refunded_cents + ${cents}, updated_at = ${now}
    where id = ${order.id} and ${cents}::bigint > 0 and refunded_cents + ${cents} <= captured_cents returning id`)
  if (!held)
    throw new Refusal('rule_broken', 'That is more than is left of what was paid for this order', {
      details: [{ path: 'amount', message: 'Too much' }],
    })
  const row = await tx.one<RefundRow>(sql`
    insert into refunds (id, order_id, amount_cents, reason, state, lines, restock, asked_by, cause, next_try_at, created_at,
      updated_at)
    values (${randomUUIDv7()}, ${order.id}, ${cents}, ${reason}, 'requested', ${JSON.stringify(lines)}::jsonb,
      ${JSON.stringify(restock)}::jsonb, ${askedBy}, ${cause}, ${now}, ${now}, ${now})
    returning *`)
  if (!row) throw new Error('A refund was not written')
  return row
}

/** A paid row that was cancelled gives back all of it, once. */
export async function refundCancelled(deps: MoneyDeps, parentId: string): Promise<void> {
  const ids = await deps.db.tx(async (tx) => {
    const rows = await tx.many<OrderRow>(sql`
      select * from orders o where parent_order_id = ${parentId} and status = 'cancelled' and captured_cents > refunded_cents
        and not exists (select from refunds r where r.order_id = o.id and r.cause = 'cancelled')
      order by id for no key update`)
    const made: string[] = []
    for (const order of rows) {
      const refund = await addRefund(tx, order, {
        cents: order.captured_cents - order.refunded_cents,
        reason: 'The order was cancelled',
        lines: [],
        restock: [],
        askedBy: null,
        cause: 'cancelled',
        now: deps.now(),
      })
      made.push(refund.id)
    }
    return made
  })
  for (const id of ids) await runRefund(deps, id)
}

/** A provider that is away is asked again later, under the same key. */
export async function runRefund(deps: MoneyDeps, id: string): Promise<void> {
  const { db, provider, now } = deps
  const refund = await findRefund(db, id)
  if (refund?.state !== 'requested') return
  const payment = await findPayment(db, await parentOf(db, refund.order_id))
  if (!payment?.intent_id) return
  try {
    const answer =
      (await findMade(provider, payment.intent_id, refund)) ??
      (await provider.stripe.refunds.create(
        {
          payment_intent: payment.intent_id,
          amount: refund.amount_cents,
          metadata: { refund_id: id, attempt: `${refund.attempt}` },
        },
        { idempotencyKey: keyOf('refund', `${id}-${refund.attempt}`, refund.key_round) },
      ))
    await db.tx((tx) => noteRefund(deps, tx, id, answer))
  } catch (fault) {
    if (isPassing(fault)) return putOffRefund(db, id, now(), lessonOf(fault))
    if (!isRefused(fault)) throw fault
    const failed = { id: null, status: 'failed', failure_reason: fault.code ?? fault.message }
    await db.tx((tx) => noteRefund(deps, tx, id, failed))
  }
}

/**
 * The provider remembers a key for a day, while a refund may wait for days: before it is asked once more, what an answer that
 * never came has made is looked for.
 */
async function findMade({ stripe }: Provider, intentId: string, { id, attempt, tries }: RefundRow) {
  if (tries === 0) return undefined
  for await (const made of stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
    if (made.metadata?.refund_id === id && made.metadata.attempt === `${attempt}`) return made
  return undefined
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
  if (hasFailed) return noteFailed(tx, refund, told.failure_reason ?? `${told.status}`, now)
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
  await putBack(deps, tx, refund, order?.shop_id ?? '')
  if (order) await tellMoney(deps, tx, order)
}

/** The shelf comes after the money; what a cancellation has put there already stays as it is. */
async function putBack(
  { bus }: MoneyDeps,
  tx: Tx,
  { order_id, restock }: RefundRow,
  shopId: string,
): Promise<void> {
  if (restock.length === 0) return
  for (const { product_id, quantity } of restock.toSorted((a, b) => a.product_id.localeCompare(b.product_id)))
    await tx.one(sql`
      with noted as (
        update order_items i set restocked_quantity = k.after from (
          select restocked_quantity as before, least(quantity, restocked_quantity + ${quantity}) as after
          from order_items where order_id = ${order_id} and product_id = ${product_id}
        ) k
        where i.order_id = ${order_id} and i.product_id = ${product_id} returning k.after - k.before as pieces
      )
      update products p set stock = p.stock + n.pieces, version = p.version + 1 from noted n
      where p.id = ${product_id} and n.pieces > 0`)
  const products = restock.map(({ product_id }) => product_id)
  tx.afterCommit(() => tellStock(bus, shopId, products))
}

async function tellBounced(tx: Tx, refund: RefundRow, told: Told, now: Date): Promise<void> {
  const order = await findOrder(tx, refund.order_id)
  const theirs = told.failure_reason ?? `${told.status}`
  const source = `${refund.id}-bounced`
  const parentId = order?.parent_order_id ?? null
  await raise(tx, { parentId, kind: 'refund_failed', ours: `${refund.amount_cents}`, theirs, source }, now)
}

async function noteFailed(tx: Tx, refund: RefundRow, fault: string, now: Date): Promise<void> {
  await tx.one(sql`
    update refunds set state = 'failed', fault = ${fault}, next_try_at = null, updated_at = ${now} where id = ${refund.id}`)
  await freeLines(tx, refund.order_id, refund.lines)
  const order = await tx.one<{ parent_order_id: string }>(sql`
    update orders set refunded_cents = refunded_cents - ${refund.amount_cents}, updated_at = ${now}
    where id = ${refund.order_id} returning parent_order_id`)
  await announce(tx, 'refund.failed', { id: refund.order_id, refund_id: refund.id })
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

/** Holds the sum anew and asks the provider again. */
export async function retryRefund(deps: MoneyDeps, viewer: Viewer, id: string): Promise<Refund> {
  const refund = await requireRefund(deps.db, id)
  const order = await findOrder(deps.db, refund.order_id)
  if (!order || !maySee(viewer, order)) throw notFound('Refund')
  await deps.db.tx(async (tx) => {
    const now = deps.now()
    const again = await tx.one(sql`
      update refunds set state = 'requested', attempt = attempt + 1, tries = 0, fault = null, next_try_at = ${now}, updated_at = ${now}
      where id = ${id} and state = 'failed' returning id`)
    if (!again) return
    await holdLines(tx, refund.order_id, refund.lines)
    const held = await tx.one(sql`
      update orders set refunded_cents = refunded_cents + ${refund.amount_cents}
      where id = ${refund.order_id} and refunded_cents + ${refund.amount_cents} <= captured_cents returning id`)
    if (!held) throw new Refusal('rule_broken', 'That is more than is left of what was paid for this order')
    await audit(tx, viewer, 'order.refund_again', 'order', refund.order_id, null, { refund: id })
  })
  await patiently(deps, runRefund(deps, id))
  return presentRefund(await requireRefund(deps.db, id))
}

function findRefund(reader: Reader, id: string): Promise<RefundRow | undefined> {
  return reader.one<RefundRow>(sql`select * from refunds where id = ${id}`)
}

async function requireRefund(reader: Reader, id: string): Promise<RefundRow> {
  const row = await findRefund(reader, id)
  if (!row) throw notFound('Refund')
  return row
}

async function parentOf(reader: Reader, orderId: string): Promise<string> {
  const row = await reader.one<{ parent_order_id: string }>(
    sql`select parent_order_id from orders where id = ${orderId}`,
  )
  return row?.parent_order_id ?? orderId
}

const onItsWay = { isKeySpent: false, quietS: 0 }

async function putOffRefund(
  reader: Reader,
  id: string,
  now: Date,
  { isKeySpent, quietS }: Lesson = onItsWay,
): Promise<void> {
  await reader.one(sql`
    update refunds set tries = tries + 1, key_round = key_round + ${isKeySpent ? 1 : 0},
      next_try_at = ${now}::timestamptz
        + make_interval(secs => greatest(${quietS}, least(3600, 30 * power(2, least(tries, 7)))))
    where id = ${id} and state = 'requested'`)
}

const mostDue = 50

export function findDueRefunds(reader: Reader, now: Date): Promise<{ id: string }[]> {
  return reader.many(sql`
    select id from refunds where next_try_at <= ${now} order by next_try_at limit ${mostDue}`)
}
