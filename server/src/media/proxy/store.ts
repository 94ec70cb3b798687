import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'

/** Whether a product, shop or order shows the image of this address. */
export async function isImageAddressInUse(reader: Queryable, address: string): Promise<boolean> {
  const row = await reader.one(sql`
    select true as shown where exists (select from products where image = ${address} and image like 'https://%')
      or exists (select from products where images @> jsonb_build_array(${address}::text)
        and jsonb_array_length(images) > 1)
      or exists (select from shops where shop_photo = ${address})
      or exists (select from order_lines where image = ${address} and image like 'https://%')`)
  return row !== undefined
}
