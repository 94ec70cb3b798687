import type { Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'

/** Not those whose shop an admin has approved or filled. Locks the rows until the transaction ends. */
export async function claimUnconfirmedUsers(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await tx.many<{ id: string }>(sql`
    select id from users u where unconfirmed_since < ${before}
      and not exists (select from accounts a where a.id = u.id and a.email_confirmed_at is not null)
      and not exists (
        select from shop_members m join shops s on s.id = m.shop_id
        where m.user_id = u.id
          and (s.status <> 'pending_approval' or exists (select from products p where p.shop_id = s.id)))
    order by unconfirmed_since limit ${limit} for update skip locked`)
  return rows.map(({ id }) => id)
}

/**
 * An unconfirmed merchant becomes a customer without a shop; nothing changes when an admin has approved or filled the
 * shop.
 */
export async function discardMerchantRegistration(tx: Tx, id: string): Promise<void> {
  await tx.one(sql`
    delete from shops s using shop_members m, users u
    where u.id = ${id} and u.unconfirmed_since is not null and m.user_id = u.id and s.id = m.shop_id
      and s.status = 'pending_approval' and not exists (select from products p where p.shop_id = s.id)`)
  await tx.one(sql`
    update users u set role = 'customer', version = version + 1
    where id = ${id} and role = 'merchant' and unconfirmed_since is not null
      and not exists (select from shop_members m where m.user_id = u.id)`)
}

export async function deleteShopsOfUsers(tx: Tx, ids: string[]): Promise<void> {
  await tx.one(sql`
    delete from shops where id in (select shop_id from shop_members where user_id = any(${ids}::uuid[]))`)
}

/** With their accounts at the built-in identity module, which frees the addresses. */
export async function deleteUnconfirmedUsers(tx: Tx, ids: string[]): Promise<void> {
  await tx.one(sql`delete from users where id = any(${ids}::uuid[])`)
  await tx.one(sql`delete from accounts where id = any(${ids}::uuid[]) and email_confirmed_at is null`)
}
