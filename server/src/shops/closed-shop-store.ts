import type { Tx } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** Undefined when it does not exist. Its members are to be deleted, too. */
export function setShopClosed(tx: Tx, id: string, now: Date) {
  return tx.one<{ id: string }>(sql`
    update shops set deleted_at = ${now}, location = '', lat = 0, lng = 0, phone = '', business_email = '', website = null,
      social_links = '{}', shop_photo = null, about_shop = '', version = version + 1, updated_at = ${now}
    where id = ${id} and deleted_at is null returning id`)
}

/** Admins were told its name and address. */
export async function deleteReviewNotificationsOfShop(tx: Tx, id: string): Promise<void> {
  await tx.one(sql`
    with told as (
      delete from notifications where subject ->> 'id' = ${id} and code = 'shop_submitted' returning id)
    delete from outbox where queue = 'email' and payload->>'notification_id' in (select id::text from told)`)
}

/** A job deletes the bytes; an image that an order shows stays. */
export async function deleteFilesOfShop(tx: Tx, id: string): Promise<void> {
  await tx.one(sql`delete from storage_objects where owner_id = ${id}`)
}
