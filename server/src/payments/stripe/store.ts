import { dayMs } from '@mainstreet/contract/durations.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type Stripe from 'stripe'

/** False when the event was recorded before. */
export async function insertStripeEvent(
  tx: Tx,
  { id, type }: Pick<Stripe.Event, 'id' | 'type'>,
  now: Date,
): Promise<boolean> {
  const isNew = await tx.one(sql`
    insert into payment_events (id, type, received_at) values (${id}, ${type}, ${now})
    on conflict do nothing returning id`)
  return isNew !== undefined
}

const retentionDays = 90
const batchSize = 1000

/** The provider repeats an event for days, not for months. */
export async function deleteOldStripeEvents(reader: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retentionDays * dayMs)
  await reader.many(sql`
    delete from payment_events where id in (
      select id from payment_events where received_at < ${oldest}
      order by received_at limit ${batchSize})`)
}
