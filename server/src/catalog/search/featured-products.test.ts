import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createTestApp } from '../../test/setup/test-app.ts'

const testApp = await createTestApp()
const { db } = testApp
const image = '/api/placeholder/200/200/theme/Coffee'

const product = fc.nat({ max: 7 })
const shop = fc.nat({ max: 1 })
const age = fc.nat({ max: 5 })
const name = fc.constantFrom('Jam', 'Jelly', 'Honey')
const step = fc.oneof(
  fc.record({
    kind: fc.constant('insert' as const),
    product,
    shop,
    age,
    name,
    stock: fc.nat({ max: 1 }),
    hasImage: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('stock' as const), product, stock: fc.nat({ max: 2 }) }),
  fc.record({ kind: fc.constant('image' as const), product, hasImage: fc.boolean() }),
  fc.record({ kind: fc.constant('archive' as const), product, isArchived: fc.boolean() }),
  fc.record({ kind: fc.constant('remove' as const), product, isRemoved: fc.boolean() }),
  fc.record({ kind: fc.constant('rename' as const), product, name }),
  fc.record({ kind: fc.constant('price' as const), product, price: fc.nat({ max: 3 }) }),
  fc.record({ kind: fc.constant('age' as const), product, age }),
  fc.record({ kind: fc.constant('move' as const), product, shop }),
  fc.record({ kind: fc.constant('delete' as const), product }),
  fc.record({ kind: fc.constant('close' as const), shop, isClosed: fc.boolean() }),
  fc.record({
    kind: fc.constant('review' as const),
    shop,
    status: fc.constantFrom('approved', 'pending_approval'),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const inserted = { kind: 'insert', name: 'Jam', stock: 1, hasImage: true } as const

function changeProducts(tx: Queryable, ids: string[], shops: string[], step: Step) {
  const id = 'product' in step ? ids[step.product] : undefined
  const shopId = 'shop' in step ? shops[step.shop] : undefined
  const at = 'age' in step ? sql`timestamptz '2026-01-01' - ${step.age} * interval '1 hour'` : sql`null`
  switch (step.kind) {
    case 'insert':
      return tx.one(sql`
        insert into products (id, shop_id, name, price_cents, stock, image, created_at)
        values (${id}, ${shopId}, ${step.name}, 100, ${step.stock}, ${step.hasImage ? image : null}, ${at}) on conflict (id) do nothing`)
    case 'stock':
      return tx.one(sql`update products set stock = ${step.stock} where id = ${id}`)
    case 'image':
      return tx.one(sql`update products set image = ${step.hasImage ? image : null} where id = ${id}`)
    case 'archive':
      return tx.one(
        sql`update products set is_archived = ${step.isArchived}, archived_at = ${step.isArchived ? new Date() : null} where id = ${id}`,
      )
    case 'remove':
      return tx.one(
        sql`update products set deleted_at = ${step.isRemoved ? new Date() : null} where id = ${id}`,
      )
    case 'rename':
      return tx.one(sql`update products set name = ${step.name} where id = ${id}`)
    case 'price':
      return tx.one(sql`update products set price_cents = ${step.price} where id = ${id}`)
    case 'age':
      return tx.one(sql`update products set created_at = ${at} where id = ${id}`)
    case 'move':
      return tx.one(sql`update products set shop_id = ${shopId} where id = ${id}`)
    case 'delete':
      return tx.one(sql`delete from products where id = ${id}`)
    case 'close':
      return tx.one(
        sql`update shops set deleted_at = ${step.isClosed ? new Date() : null} where id = ${shopId}`,
      )
    case 'review':
      return tx.one(sql`update shops set status = ${step.status} where id = ${shopId}`)
  }
}

type FeaturedRow = {
  shop_id: string
  product_id: string
  search_vector: string
  price_cents: number
  created_at: string
}

function listFeatured() {
  return db.many<FeaturedRow>(sql`
    select shop_id, product_id, search_vector::text, price_cents, created_at::text from featured_products where product_id is not null order by shop_id`)
}

/** As it is defined. */
function listNewestInStock() {
  return db.many<FeaturedRow>(sql`
    select p.shop_id, p.id as product_id, p.search_vector::text, p.price_cents, p.created_at::text from products p
    where p.is_listed and p.stock > 0 and p.image is not null and not exists (
      select from products newer where newer.shop_id = p.shop_id and newer.is_listed and newer.stock > 0
        and newer.image is not null and (newer.created_at, newer.id) > (p.created_at, p.id))
    order by p.shop_id`)
}

test('featured is the newest product of each shop that is in stock and has an image, after any history', async () => {
  const transactions = fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), {
    minLength: 4,
    maxLength: 15,
  })
  await fc.assert(
    fc.asyncProperty(transactions, async (history) => {
      const shops = [(await testApp.createShop()).id, (await testApp.createShop()).id]
      const ids = Array.from({ length: 8 }, () => randomUUID())
      const stocked = ids.map((_, product) => ({ ...inserted, product, age: product, shop: product % 2 }))
      for (const steps of [stocked, ...history]) {
        await db.tx(async (tx) => {
          for (const step of steps) await changeProducts(tx, ids, shops, step)
        })
        expect(await listFeatured()).toEqual(await listNewestInStock())
      }
    }),
    { numRuns: 25 },
  )
}, 120_000)

test('products that sell out at the same time leave the newest one that is in stock', async () => {
  const shop = await testApp.createShop()
  const isAnyoneWaiting = async () =>
    (
      await db.many(sql`
      select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`)
    ).length > 0
  const sellOut = (tx: Queryable, id: string | undefined) =>
    tx.one(sql`update products set stock = 0 where id = ${id}`)
  const oldest = await testApp.createProduct({ shop })
  const next = await testApp.createProduct({ shop })
  const newest = await testApp.createProduct({ shop })
  let other: Promise<unknown> | undefined
  await db.tx(async (tx) => {
    await sellOut(tx, next.id)
    // as at the commit
    await tx.one(sql`set constraints all immediate`)
    other = db.tx((another) => sellOut(another, newest.id))
    await vi.waitFor(async () => expect(await isAnyoneWaiting()).toBe(true))
  })
  await other
  expect(await listFeatured()).toContainEqual(expect.objectContaining({ product_id: oldest.id }))
  expect(await listFeatured()).toEqual(await listNewestInStock())
})

test('a search among featured products finds those with all words', async () => {
  const shops = [await testApp.createShop(), await testApp.createShop(), await testApp.createShop()]
  const names = [['Quince Curd'], ['Quince Jelly', 'Quince Tart'], ['Quince Curd Tart', 'Cherry Curd']]
  for (const [at, shop] of shops.entries())
    for (const name of names[at] ?? []) await testApp.createProduct({ shop, name })
  const listNames = async (query: Record<string, string>) => {
    const { body } = await testApp.anonymous.send(calls.listProducts, {
      query: { featured: 'true', ...query },
    })
    expect(body.pagination.total).toBe(body.data.length)
    return body.data.map(({ name }) => name).sort()
  }
  expect(await listNames({ search: 'quince' })).toEqual(['Quince Curd', 'Quince Tart'])
  expect(await listNames({ search: 'curd' })).toEqual(['Cherry Curd', 'Quince Curd'])
  expect(await listNames({ search: 'quince tart' })).toEqual(['Quince Tart'])
  expect(await listNames({ search: 'quince', shop_id: shops[1]?.id ?? '' })).toEqual(['Quince Tart'])
  expect(await listNames({ search: 'quince', max_price: '5' })).toEqual([])
  expect(await listNames({ search: 'curd', category: 'Coffee' })).toEqual(['Cherry Curd', 'Quince Curd'])
  expect(await listNames({ search: 'curd', lat: '37.4849', lng: '-119.9663', radius: '5' })).toEqual([
    'Cherry Curd',
    'Quince Curd',
  ])
})
