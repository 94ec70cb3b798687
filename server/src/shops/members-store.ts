import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { type Sql, sql } from '@mainstreet/platform/db/sql.ts'

/** An expression: the id of the user who owns the shop, null when nobody does. */
export function ownerOf(shopId: Sql): Sql {
  return sql`(select m.user_id from shop_members m where m.shop_id = ${shopId} and m.role = 'owner')`
}

/** A condition: the viewer is a member of the shop, or an admin. */
export function managesShop(viewer: Viewer, shopId: Sql): Sql {
  return viewer.role === 'admin'
    ? sql`true`
    : sql`exists (select from shop_members m where m.shop_id = ${shopId} and m.user_id = ${viewer.id})`
}

export async function findOwnedShopId(reader: Queryable, userId: string): Promise<string | undefined> {
  const row = await reader.one<{ shop_id: string }>(
    sql`select shop_id from shop_members where user_id = ${userId} and role = 'owner'`,
  )
  return row?.shop_id
}

/**
 * Replaces the owner, if there is one. Fails on the constraint `shop_members_one_owned_shop` when the user already owns
 * a shop.
 */
export async function setShopOwner(tx: Tx, shopId: string, userId: string, now: Date): Promise<void> {
  await tx.one(sql`
    insert into shop_members (shop_id, user_id, role, created_at) values (${shopId}, ${userId}, 'owner', ${now})
    on conflict (shop_id) where role = 'owner' do update set user_id = excluded.user_id, created_at = excluded.created_at`)
}

export async function deleteShopMembers(tx: Tx, shopId: string): Promise<void> {
  await tx.one(sql`delete from shop_members where shop_id = ${shopId}`)
}
