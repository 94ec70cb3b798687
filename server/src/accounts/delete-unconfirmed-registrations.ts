import type { Db } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

const maxDeletedPerRun = 100

/**
 * Deletes registrations whose address nobody has confirmed, with the empty shop that they opened: nobody has signed in,
 * so there is nothing else. The account of the built-in identity module goes with them, which frees the address. A
 * registration stays if an admin has approved its shop or added products.
 */
export function deleteUnconfirmedRegistrations(db: Db, before: Date): Promise<number> {
  return db.tx(async (tx) => {
    const expired = await tx.many<{ id: string }>(sql`
      select id from users u where unconfirmed_since < ${before}
        and not exists (select from accounts a where a.id = u.id and a.email_confirmed_at is not null)
        and not exists (
          select from shop_members m join shops s on s.id = m.shop_id
          where m.user_id = u.id
            and (s.status <> 'pending_approval' or exists (select from products p where p.shop_id = s.id)))
      order by unconfirmed_since limit ${maxDeletedPerRun} for update skip locked`)
    if (expired.length === 0) return 0
    const ids = expired.map(({ id }) => id)
    await tx.one(sql`
      delete from shops where id in (select shop_id from shop_members where user_id = any(${ids}::uuid[]))`)
    await tx.one(sql`delete from users where id = any(${ids}::uuid[])`)
    await tx.one(sql`delete from accounts where id = any(${ids}::uuid[]) and email_confirmed_at is null`)
    return expired.length
  })
}
