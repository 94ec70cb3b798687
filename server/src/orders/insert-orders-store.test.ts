import { calls } from '@mainstreet/contract/calls.ts'
import { identifier, sql } from '@mainstreet/platform/db/sql.ts'
import { beforeAll, expect, test } from 'vitest'
import type { TestProduct } from '../test/setup/factories.ts'
import { createTestApp, type TestApp } from '../test/setup/test-app.ts'
import type { TestUser } from '../test/setup/test-user.ts'
import { listShopTerms } from './shop-terms-store.ts'
import { listProductStocks } from './store.ts'

const writtenTables = ['orders', 'order_lines', 'order_events', 'outbox', 'idempotency_keys']

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
  await testApp.db.one(
    sql`create table written_rows (id integer generated always as identity, table_name text)`,
  )
  await testApp.db.one(sql`create function record_row() returns trigger language plpgsql as $$ begin
    insert into written_rows (table_name) values (tg_table_name);
    return coalesce(new, old);
  end $$`)
  for (const [table, event] of [
    ...writtenTables.map((table) => [table, sql`insert`] as const),
    ['cart_items', sql`delete`],
    ['products', sql`update`],
  ] as const)
    await testApp.db.one(
      sql`create trigger record_row before ${event} on ${identifier(table)} for each row execute function record_row()`,
    )
})

/** The tables in the order in which the statement wrote their rows. */
async function getWrittenTables(write: () => Promise<{ status: number }>): Promise<string[]> {
  await testApp.db.one(sql`truncate written_rows`)
  expect(await write()).toMatchObject({ status: 201 })
  const rows = await testApp.db.many<{ table_name: string }>(
    sql`select table_name from written_rows order by id`,
  )
  return rows.map(({ table_name }) => table_name)
}

const addToCart = (user: TestUser, { id, shop }: TestProduct) =>
  user.send(calls.addToCart, {
    params: { userId: user.id },
    body: { productId: id, shopId: shop.id, quantity: 1 },
  })

// a product is locked from here to the commit, and other buyers wait
test('an order takes its stock last', async () => {
  const { id, shop } = await testApp.createProduct()
  const customer = await testApp.createCustomer()
  const tables = await getWrittenTables(() =>
    customer.send(calls.placeOrder, {
      body: { shop_id: shop.id, product_id: id, customer_name: 'Kim' },
      headers: { 'idempotency-key': 'k-1' },
    }),
  )
  expect(tables.slice(0, -1).sort()).toEqual(writtenTables.toSorted())
  expect(tables.at(-1)).toBe('products')
})

test('a checkout over two shops takes its stock last', async () => {
  const customer = await testApp.createCustomer()
  await addToCart(customer, await testApp.createProduct())
  await addToCart(customer, await testApp.createProduct())
  const tables = await getWrittenTables(() =>
    customer.send(calls.createCheckout, {
      body: { payment: 'in_store', customer_name: 'Kim' },
      headers: { 'idempotency-key': 'k-2' },
    }),
  )
  expect(new Set(tables.slice(0, -2))).toEqual(new Set([...writtenTables, 'cart_items']))
  expect(tables.slice(-2)).toEqual(['products', 'products'])
})

test('what a checkout reads of its products and shops is planned once', async () => {
  const products = [await testApp.createProduct(), await testApp.createProduct()]
  await testApp.db.withConnection(async (reader) => {
    for (let time = 0; time < 12; time++) {
      const stocks = await listProductStocks(
        reader,
        products.map(({ id }) => id),
      )
      expect(
        await listShopTerms(
          reader,
          stocks.map(({ shop_id }) => shop_id),
        ),
      ).toHaveLength(2)
    }
    const plans = await reader.many<{ planned: number }>(sql`
      select custom_plans::integer as planned from pg_prepared_statements
      where statement ~ 'from (products|shops) where id = any'`)
    // PostgreSQL compares five with the one that it stores
    expect(plans).toEqual([{ planned: 5 }, { planned: 5 }])
  })
})
