import type { Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'

/**
 * Claims orders that can be picked up, for not more than `remainingMs`, unless they were placed or got ready within that
 * time: their customers have just been notified. Earliest deadline first.
 */
export async function claimPickupReminders(
  tx: Tx,
  now: Date,
  remainingMs: number,
  limit: number,
): Promise<string[]> {
  const deadline = new Date(now.getTime() + remainingMs)
  const notifiedBefore = new Date(now.getTime() - remainingMs)
  const rows = await tx.many<{ id: string }>(sql`
    with due as materialized (
      select id from orders
      where status in ('reserved', 'in_progress') and pickup_until > ${now} and pickup_until <= ${deadline}
        and pickup_reminded_at is null and greatest(created_at, ready_at) <= ${notifiedBefore}
        and (order_type = 'reservation' or (ready_at is not null and coalesce(delivery_address, '') = ''))
        and payment_status in ('none', 'authorized', 'paid', 'paid_in_store', 'partially_refunded')
      order by pickup_until limit ${limit} for update skip locked)
    update orders o set pickup_reminded_at = ${now} from due where o.id = due.id returning o.id`)
  return rows.map(({ id }) => id)
}
