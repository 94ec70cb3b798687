import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../../test/setup/test-app.ts'

const testApp = await createTestApp()
const shop = await testApp.createShop()
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Jar ${index}`,
    price: 4,
    stock: 5,
    sku: `J-${index}`,
  }))
const send = (call: typeof calls.importProducts | typeof calls.validateProductImport, products: object[]) =>
  shop.merchant.send(call, { body: { shopId: shop.id, products } })

test('an import accepts ten thousand rows, also repeatedly, and no more', async () => {
  const products = rows(10_000)
  expect(await send(calls.validateProductImport, products)).toMatchObject({
    status: 200,
    body: { summary: { created: 10_000 } },
  })
  expect((await send(calls.importProducts, products)).body.summary.created).toBe(10_000)
  const dearer = products.map((row) => ({ ...row, price: 5 }))
  expect((await send(calls.importProducts, dearer)).body.summary.updated).toBe(10_000)
  expect(await send(calls.importProducts, [...products, ...rows(1)])).toMatchObject({ status: 400 })
  const written = await testApp.db.one<{ n: number }>(sql`
    select count(*)::int as n from audit_log where actor_id = ${shop.merchant.id}`)
  expect(written?.n).toBe(20_000)
})
