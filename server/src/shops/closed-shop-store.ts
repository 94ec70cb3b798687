import { getReplacements } from '@mainstreet/contract/entity-fields.ts'
import { shopDescriptor } from '@mainstreet/contract/shops/shop-fields.ts'
import { type Columns, setColumns } from '@mainstreet/platform/db/columns.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { join, sql } from '@mainstreet/platform/db/sql.ts'
import { type StoredShop, storedShopColumns } from './present.ts'

const { coordinates, ...texts } = getReplacements(shopDescriptor)
const replacements: Partial<StoredShop> = { ...texts, ...coordinates }
export const erasedShopFields = Object.keys(replacements)
const erasedColumns: Columns<Partial<StoredShop>> = storedShopColumns

/** Undefined when it does not exist. Its members are to be deleted, too. */
export function setShopClosed(tx: Tx, id: string, now: Date) {
  const changes = [
    ...setColumns<Partial<StoredShop>>(erasedColumns, replacements),
    sql`deleted_at = ${now}`,
    sql`version = version + 1`,
    sql`updated_at = ${now}`,
  ]
  return tx.one<{ id: string }>(sql`
    update shops set ${join(changes)} where id = ${id} and deleted_at is null returning id`)
}

/** Admins were notified of its name and address. */
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

/** Unsent emails about orders show where the shop was. Starts from the few emails that wait or have failed. */
export async function deleteOrderEmailsOfShop(tx: Tx, shopId: string): Promise<void> {
  await tx.one(sql`
    delete from outbox m using notifications n, orders o
    where m.queue = 'email' and n.id = (m.payload ->> 'notification_id')::uuid
      and o.id = case when n.subject ->> 'type' = 'order' then (n.subject ->> 'id')::uuid end
      and o.shop_id = ${shopId}`)
}
