import { type Sql, sql } from '@mainstreet/platform/db/sql.ts'

/** Joins the membership `m` of the shop that a user owns, if any. A deleted shop has no members. */
export function joinOwnedShop(userId: Sql): Sql {
  return sql`left join shop_members m on m.user_id = ${userId} and m.role = 'owner'`
}
