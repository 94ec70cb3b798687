import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'

/** Any cover id can be composed, so only covers that a shop uses are rendered. */
export async function isShopPhoto(reader: Queryable, address: string): Promise<boolean> {
  const row = await reader.one(sql`select id from shops where shop_photo = ${address} limit 1`)
  return row !== undefined
}
