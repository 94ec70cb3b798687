import { minuteMs } from '@mainstreet/contract/durations.ts'
import type { Db, Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { loadStripe } from '@mainstreet/server/payments/stripe/load-stripe.ts'
import type { DeliverWebhook } from '@mainstreet/server/payments/stripe/stripe-provider.ts'
import { insertStripeObject, newId, toUnixSeconds } from './store.ts'
import type { StripeEvent } from './stripe-objects.ts'

/** Recorded in the transaction of its cause; `delayMs` delays the delivery. */
export async function recordEvent(
  tx: Tx,
  now: Date,
  type: string,
  object: StripeEvent['data']['object'],
  delayMs = 0,
) {
  const event: StripeEvent = {
    id: newId('evt'),
    object: 'event',
    created: toUnixSeconds(now),
    livemode: false,
    type,
    api_version: loadStripe().API_VERSION,
    pending_webhooks: 1,
    data: { object },
    request: { id: null, idempotency_key: null },
  }
  await insertStripeObject(tx, event)
  await tx.one(sql`
    insert into sandbox_webhook_deliveries (event_id, due_at) values (${event.id}, ${new Date(now.getTime() + delayMs)})`)
}

/** After each rejected delivery; the last one is the end of it. */
const retryDelaysMs = [1000, 5000, 30_000, 5 * minuteMs, 30 * minuteMs, 2 * 60 * minuteMs, 12 * 60 * minuteMs]
const batchSize = 20
/** How long a claimed delivery belongs to its node. */
const leaseMs = minuteMs

type DueDelivery = { event_id: string; attempts: number; body: StripeEvent }

/**
 * Delivers due events, each at least once and in no guaranteed order, as Stripe does. Safe on several nodes: a delivery
 * is claimed before the attempt, so that no two nodes try it at once. Returns the number of attempts.
 */
export async function deliverEvents(
  db: Db,
  now: Date,
  secret: string,
  deliver: DeliverWebhook,
): Promise<number> {
  const due = await claimDeliveries(db, now)
  for (const { event_id, attempts, body } of due) {
    const payload = JSON.stringify(body)
    const signature = loadStripe().webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: toUnixSeconds(now),
    })
    const retryDelayMs = retryDelaysMs[attempts - 1]
    if (await deliver(payload, signature)) await markDelivered(db, event_id, now)
    else if (retryDelayMs === undefined) await abandonDelivery(db, event_id)
    else await postponeDelivery(db, event_id, new Date(now.getTime() + retryDelayMs))
  }
  return due.length
}

function claimDeliveries(db: Db, now: Date): Promise<DueDelivery[]> {
  return db.many<DueDelivery>(sql`
    update sandbox_webhook_deliveries d set attempts = d.attempts + 1, due_at = ${new Date(now.getTime() + leaseMs)}
    from sandbox_objects e
    where e.id = d.event_id and d.event_id = any(array(
      select event_id from sandbox_webhook_deliveries where due_at <= ${now} order by due_at limit ${batchSize}
      for update skip locked))
    returning d.event_id, d.attempts, e.body`)
}

async function markDelivered(db: Queryable, eventId: string, now: Date): Promise<void> {
  await db.one(sql`
    update sandbox_webhook_deliveries set due_at = null, delivered_at = ${now} where event_id = ${eventId}`)
}

async function postponeDelivery(db: Queryable, eventId: string, dueAt: Date): Promise<void> {
  await db.one(sql`update sandbox_webhook_deliveries set due_at = ${dueAt} where event_id = ${eventId}`)
}

async function abandonDelivery(db: Queryable, eventId: string): Promise<void> {
  await db.one(sql`update sandbox_webhook_deliveries set due_at = null where event_id = ${eventId}`)
}
