import { getConstraintName } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../setup/test-app.ts'

// Constraints of the baseline for what has no call yet: product variants, and ledger entries without an order.

const testApp = await createTestApp()
const { db } = testApp
const variant = '0193b5a0-0000-7000-8000-000000000001'

/** The name of the constraint that rejects the statement; undefined when it is accepted. */
const getRejectingConstraint = (statement: ReturnType<typeof sql>) =>
  db.one(statement).then(() => undefined, getConstraintName)

test('a cart has one item for each variant of a product, and one for a product without variants', async () => {
  const customer = await testApp.createCustomer()
  const product = await testApp.createProduct()
  const insertItem = (variantId: string | null) =>
    getRejectingConstraint(sql`
      insert into cart_items (id, user_id, product_id, variant_id, quantity)
      values (gen_random_uuid(), ${customer.id}, ${product.id}, ${variantId}::uuid, 1)`)
  expect(await insertItem(null)).toBeUndefined()
  expect(await insertItem(variant)).toBeUndefined()
  expect(await insertItem(null)).toBe('cart_items_key')
  expect(await insertItem(variant)).toBe('cart_items_key')
})

test('a ledger entry without an order is written once for its shop, kind and source', async () => {
  const [shop, otherShop] = [await testApp.createShop(), await testApp.createShop()]
  const insertEntry = (shopId: string) =>
    getRejectingConstraint(sql`
      insert into ledger_entries (shop_id, kind, amount_cents, source, created_at)
      values (${shopId}, 'captured', 100, 'po_1', now())`)
  expect(await insertEntry(shop.id)).toBeUndefined()
  expect(await insertEntry(otherShop.id)).toBeUndefined()
  expect(await insertEntry(shop.id)).toBe('ledger_entries_once')
})
