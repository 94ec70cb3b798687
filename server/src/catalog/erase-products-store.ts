import { productDescriptor } from '@mainstreet/contract/catalog/product-fields.ts'
import { getReplacements } from '@mainstreet/contract/entity-fields.ts'
import { eraseAuditedFields } from '@mainstreet/platform/db/audit.ts'
import { type Columns, setColumns } from '@mainstreet/platform/db/columns.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { join, sql } from '@mainstreet/platform/db/sql.ts'
import { defaultLocale, getMessages } from '@mainstreet/platform/text/languages.ts'
import type { ProductRow } from './present.ts'
import { type StoredProduct, storedProductColumns } from './store.ts'

const { image_alts, ...texts } = getReplacements(productDescriptor)
const erasedColumns: Columns<Partial<StoredProduct>> = storedProductColumns
/** Entries of the audit log have the name of the shop, too. */
const shopName: keyof ProductRow = 'shop_name'

/** Of a closed shop, whose row is locked; deletes them, so that a change that waits for their rows fails. */
export async function eraseProducts(tx: Tx, shopId: string, now: Date): Promise<void> {
  const name = getMessages(defaultLocale).serverTexts.formerProduct
  const replacements: Partial<StoredProduct> = { ...texts, ...image_alts, name }
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
