import Stripe from 'stripe'
import type { Db, Reader, Tx } from '../../server/src/platform/db/db.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import { keep, newId, seconds } from './store.ts'
import type { Event } from './stripe-objects.ts'

const apiVersion = Stripe.API_VERSION

/** Written in the transaction of what it tells of; `lateMs` holds its delivery back. */
export async function note(tx: Tx, now: Date, type: string, object: Event['data']['object'], lateMs = 0) {
  const event: Event = {
    id: newId('evt'),
    object: 'event',
    created: seconds(now),
    livemode: false,
    type,
    api_version: apiVersion,
    pending_webhooks: 1,
    data: { object },
    request: { id: null, idempotency_key: null },
  }
  await keep(tx, event)
  await tx.one(sql`
    insert into sandbox_deliveries (event_id, due_at) values (${event.id}, ${new Date(now.getTime() + lateMs)})`)
}

const minuteMs = 60_000
/** After each refused delivery; the last one is the end of it. */
const pausesMs = [1000, 5000, 30_000, 5 * minuteMs, 30 * minuteMs, 2 * 60 * minuteMs, 12 * 60 * minuteMs]
const batch = 20

type Due = { event_id: string; attempts: number; body: Event }
/** Answers whether the receiver took it. */
export type Deliver = (payload: string, signature: string) => Promise<boolean>

/**
 * Delivers what is due, each at least once and in no promised order, as Stripe does. Safe on several nodes: a
 * delivery is put off before it is tried, so that no two try it at once. Returns how many were tried.
 */
export async function deliverEvents(db: Db, now: Date, secret: string, deliver: Deliver): Promise<number> {
  const due = await claim(db, now)
  for (const { event_id, attempts, body } of due) {
    const payload = JSON.stringify(body)
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: seconds(now),
    })
    if (await deliver(payload, signature)) await delivered(db, event_id, now)
    else if (attempts > pausesMs.length) await giveUp(db, event_id)
  }
  return due.length
}

function claim(db: Db, now: Date): Promise<Due[]> {
  const next = sql`${now}::timestamptz + make_interval(secs => (${pausesMs.map((ms) => ms / 1000)}::float8[])[least(d.attempts + 1, ${pausesMs.length})])`
  return db.many<Due>(sql`
    update sandbox_deliveries d set attempts = d.attempts + 1, due_at = ${next}
    from sandbox_objects e
    where e.id = d.event_id and d.event_id in (
      select event_id from sandbox_deliveries where due_at <= ${now} order by due_at limit ${batch}
      for update skip locked)
    returning d.event_id, d.attempts, e.body`)
}

async function delivered(db: Reader, eventId: string, now: Date): Promise<void> {
  await db.one(sql`
    update sandbox_deliveries set due_at = null, delivered_at = ${now} where event_id = ${eventId}`)
}

async function giveUp(db: Reader, eventId: string): Promise<void> {
  await db.one(sql`update sandbox_deliveries set due_at = null where event_id = ${eventId}`)
}
