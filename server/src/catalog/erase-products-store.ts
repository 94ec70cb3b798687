import { eraseAuditedFields } from '@mainstreet/platform/db/audit.ts'
import { type Columns, setColumns } from '@mainstreet/platform/db/columns.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { type Erasure, getReplacements, unchanged } from '@mainstreet/platform/db/erasure.ts'
import { join, sql } from '@mainstreet/platform/db/sql.ts'
import { defaultLocale, getMessages } from '@mainstreet/platform/text/languages.ts'
import type { ProductRow } from './present.ts'
import { type StoredProduct, storedProductColumns } from './store.ts'

/** Order lines have their own copy of the name, price and image. */
const getErasure = (name: string): Erasure<StoredProduct> => ({
  id: unchanged,
  shop_id: unchanged,
  name,
  description: '',
  image: null,
  images: [],
  price_cents: unchanged,
  stock: unchanged,
  is_archived: unchanged,
  archived_at: unchanged,
  is_listed: unchanged,
  version: unchanged,
  created_at: unchanged,
  sku: null,
  blur_data_url: null,
  image_alt_texts: {},
})
const erasedColumns: Columns<Partial<StoredProduct>> = storedProductColumns
/** Entries of the audit log have the name of the shop, too. */
const shopName: keyof ProductRow = 'shop_name'

/** Of a closed shop, whose row is locked; deletes them, so that a change that waits for their rows fails. */
export async function eraseProducts(tx: Tx, shopId: string, now: Date): Promise<void> {
  const replacements = getReplacements(getErasure(getMessages(defaultLocale).serverTexts.formerProduct))
  const changes = [
    ...setColumns<Partial<StoredProduct>>(erasedColumns, replacements),
    sql`deleted_at = coalesce(deleted_at, ${now})`,
    sql`version = version + 1`,
    sql`edit_version = version + 1`,
    sql`updated_at = ${now}`,
  ]
  const erased = await tx.many<{ id: string }>(sql`
    update products set ${join(changes)} where shop_id = ${shopId} returning id`)
  const ids = erased.map(({ id }) => id)
  await eraseAuditedFields(tx, 'product', ids, [...Object.keys(replacements), shopName])
}
