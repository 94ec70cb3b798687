import { calls } from '@mainstreet/contract/calls.ts'
import { productImportLimits, productLimits } from '@mainstreet/contract/catalog/limits.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeEach, expect, test } from 'vitest'
import type { TestShop } from '../../test/setup/factories.ts'
import { createTestApp } from '../../test/setup/test-app.ts'

const testApp = await createTestApp()
let shop: TestShop

beforeEach(async () => {
  shop = await testApp.createShop()
})

type Row = Record<string, unknown>
type Options = { key?: string; replace_stock?: boolean }
const importRows = async (products: Row[], { key, replace_stock = false }: Options = {}) => {
  const response = await testApp.app.inject({
    method: 'POST',
    url: calls.importProducts.path,
    headers: { authorization: `Bearer ${shop.merchant.token}`, ...(key && { 'idempotency-key': key }) },
    payload: { shopId: shop.id, products, replace_stock },
  })
  return { status: response.statusCode, body: calls.importProducts.response.parse(response.json()) }
}
const checkRows = (products: Row[]) =>
  shop.merchant.send(calls.validateProductImport, { body: { shopId: shop.id, products } })
const listStored = () =>
  testApp.db.many<{ id: string; name: string; stock: number; price_cents: number }>(sql`
    select id, name, stock, price_cents from products where shop_id = ${shop.id} and deleted_at is null order by id`)

test('a batch that is sent again after a lost response does not restore stock that was sold since', async () => {
  const batch = [{ name: 'Honey', price: 8, stock: 10 }]
  const options = { key: 'file-1-batch-1', replace_stock: true }
  const [honey] = (await importRows(batch, options)).body.products
  await testApp.createOrder({ product: { id: honey?.id ?? '', shop }, quantity: 4 })
  expect((await importRows(batch, options)).body).toMatchObject({
    products: [{ id: honey?.id, stock: 6 }],
    summary: { created: 1 },
  })
  expect(await listStored()).toMatchObject([{ stock: 6 }])
})

test('concurrent repeats of a batch with one key store it once', async () => {
  const batch = Array.from({ length: 50 }, (_, at) => ({ name: `Jar ${at}`, price: 1 }))
  const all = await Promise.all([1, 2, 3].map(() => importRows(batch, { key: 'same' })))
  expect(all.map(({ body }) => body.summary.created)).toEqual([50, 50, 50])
  expect(await listStored()).toHaveLength(50)
})

test('an id that is no product of the shop is ignored, wherever it comes from', async () => {
  const elsewhere = await testApp.createProduct({ name: 'Secret' })
  const [deleted] = (await importRows([{ name: 'Old', price: 1 }])).body.products
  const [stocked] = (await importRows([{ name: 'Kept', price: 1, sku: 'K', stock: 3 }])).body.products
  await shop.merchant.send(calls.deleteProduct, { params: { id: deleted?.id ?? '' } })
  const rows = [
    { id: elsewhere.id, name: 'From the other shop', price: 2, stock: 2, version: 1 },
    { id: deleted?.id, name: 'Old', price: 2 },
    { id: '01900000-0000-7000-8000-000000000000', name: 'From another system', price: 3 },
    { id: elsewhere.id, name: 'Kept', price: 4, sku: 'K', stock: 9, version: stocked?.version },
  ]
  const { body: check } = await checkRows(rows)
  expect(check).toMatchObject({ error_rows: 0, summary: { created: 3, updated: 1, unknown_ids: 4 } })
  // the version of a product elsewhere does not allow to set the stock
  const { body } = await importRows(rows)
  expect(body.products).toMatchObject([
    { stock: 2 },
    { stock: 0 },
    {},
    { id: stocked?.id, stock: 3, price: 4 },
  ])
  const ids = (await listStored()).map(({ id }) => id)
  for (const id of [elsewhere.id, deleted?.id]) expect(ids).not.toContain(id)
  const other = await testApp.anonymous.send(calls.getProduct, { params: { id: elsewhere.id } })
  expect(other.body.product).toMatchObject({ name: 'Secret' })
})

test('no row may mean a product by the name that another row gives it', async () => {
  const [mug] = (await importRows([{ name: 'Mug', price: 1 }])).body.products
  const renamed = { id: mug?.id, name: 'Cup', price: 1 }
  for (const rows of [
    [renamed, { name: 'cup', price: 2 }],
    [{ name: 'cup', price: 2 }, renamed],
  ])
    expect((await checkRows(rows)).body.errors).toMatchObject([{ path: 'products[1].name' }])
  // with a SKU, or an id, they are distinguished
  const [tea] = (await importRows([{ name: 'Tea', price: 1 }])).body.products
  for (const other of [
    { name: 'Cup', price: 2, sku: 'C' },
    { id: tea?.id, name: 'Cup', price: 2 },
  ])
    expect((await checkRows([renamed, other])).body.errors).toEqual([])
})

test('the check says when the shop has no room for the file', async () => {
  await testApp.db.one(sql`
    insert into products (id, shop_id, name, price_cents)
    select gen_random_uuid(), ${shop.id}, 'Jar ' || n, 100 from generate_series(1, ${productLimits.maxPerShop - 1}) n`)
  expect(await checkRows([{ name: 'A', price: 1 }])).toMatchObject({ status: 200 })
  const two = [
    { name: 'A', price: 1 },
    { name: 'B', price: 1 },
  ]
  expect(await checkRows(two)).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('the check returns an error of each of ten thousand rows, and counts those beyond', async () => {
  const rows = Array.from({ length: productImportLimits.maxRows }, (_, at) => ({
    name: `Jar ${at}`,
    price: -1,
  }))
  const one = (await checkRows(rows)).body
  expect(one.errors).toHaveLength(rows.length)
  expect(one).toMatchObject({ error_rows: rows.length, error_count: rows.length })
  const two = (await checkRows(rows.map((row) => ({ ...row, stock: -1 })))).body
  expect(two.errors).toHaveLength(productImportLimits.maxErrors)
  expect(two).toMatchObject({ error_rows: rows.length, error_count: 2 * rows.length })
})
