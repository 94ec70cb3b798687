import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { interleaveAt } from '../test/faults/query-faults.ts'
import type { TestProduct, TestShop } from '../test/setup/factories.ts'
import { createTestApp } from '../test/setup/test-app.ts'
import type { TestUser } from '../test/setup/test-user.ts'

const testApp = await createTestApp()
let admin: TestUser

beforeAll(async () => {
  admin = await testApp.createAdmin()
})

/** A shop with a product, as an admin sees them before the decision. */
async function openReview(status: 'pending_approval' | 'approved' = 'pending_approval') {
  const shop = await testApp.createShop({ status })
  const product = await testApp.createProduct({ shop, name: 'Jam' })
  const { review } = (await admin.send(calls.getShopReview, { params: { id: shop.id } })).body
  return { shop, product, version: review.shop.version }
}
const approve = ({ id }: TestShop, version?: number) =>
  admin.send(calls.approveShop, { params: { id }, body: { version } })
const reject = ({ id }: TestShop, version: number) =>
  admin.send(calls.rejectShop, { params: { id }, body: { reason: 'Not a shop', version } })
const isPublic = async ({ id }: TestShop) =>
  (await testApp.anonymous.send(calls.getShop, { params: { id } })).status === 200

test('what was reviewed can be approved and rejected', async () => {
  const { shop, version } = await openReview()
  expect((await approve(shop, version)).status).toBe(200)
  const current = (await admin.send(calls.getShop, { params: { id: shop.id } })).body.shop.version
  expect((await reject(shop, current)).body.shop.status).toBe('rejected')
})

test('a decision without a version is about the current one', async () => {
  const { shop } = await openReview()
  expect((await approve(shop)).status).toBe(200)
  const repeated = await admin.send(calls.approveShop, { params: { id: shop.id } })
  expect(repeated.status).toBe(200)
})

test('an edit between view and click is not published, and the response shows the current shop', async () => {
  const { shop, version } = await openReview()
  await shop.merchant.send(calls.updateShop, {
    params: { id: shop.id },
    body: { about_shop: 'Buy my pills' },
  })
  const stale = { status: 409, body: { code: 'stale_version', shop: { about_shop: 'Buy my pills' } } }
  expect(await approve(shop, version)).toMatchObject(stale)
  expect(await reject(shop, version)).toMatchObject(stale)
  expect(await isPublic(shop)).toBe(false)
  const { body } = await approve(shop, version)
  expect((await approve(shop, body.shop?.version)).status).toBe(200)
})

test('a further edit of an approved shop is not confirmed without a review', async () => {
  const { shop } = await openReview('approved')
  const edit = (about_shop: string) =>
    shop.merchant.send(calls.updateShop, { params: { id: shop.id }, body: { about_shop } })
  const { version } = (await edit('Cakes')).body.shop
  await edit('Pills')
  expect(await approve(shop, version)).toMatchObject({ status: 409, body: { code: 'stale_version' } })
  const queue = (await admin.send(calls.listReviewQueue, { query: { kind: 'changed' } })).body.data
  expect(queue.map((row) => row.shop.id)).toContain(shop.id)
})

const productChanges: [string, (product: TestProduct) => Promise<{ status: number }>][] = [
  [
    'renames',
    ({ id, shop }) => shop.merchant.send(calls.updateProduct, { params: { id }, body: { name: 'Pills' } }),
  ],
  [
    'describes',
    ({ id, shop }) =>
      shop.merchant.send(calls.updateProduct, { params: { id }, body: { description: 'Pills' } }),
  ],
  ['adds', ({ shop }) => shop.merchant.send(calls.createProduct, { body: { name: 'Pills', price: 4 } })],
  [
    'imports',
    ({ shop }) =>
      shop.merchant.send(calls.importProducts, {
        body: { shopId: shop.id, products: [{ name: 'Pills', price: 4 }] },
      }),
  ],
]

describe('a merchant who', () => {
  test.each(productChanges)('%s a product between view and click is reviewed again', async (_, change) => {
    const { shop, product, version } = await openReview()
    expect((await change(product)).status).toBeLessThan(300)
    expect(await approve(shop, version)).toMatchObject({ status: 409, body: { code: 'stale_version' } })
    expect(await isPublic(shop)).toBe(false)
  })

  test.each(productChanges)(
    '%s a product of an approved shop changes no version of the shop',
    async (_, change) => {
      const { shop, product, version } = await openReview('approved')
      expect((await change(product)).status).toBeLessThan(300)
      const { body } = await admin.send(calls.getShop, { params: { id: shop.id } })
      expect(body.shop.version).toBe(version)
    },
  )

  test('imports many products changes the version once', async () => {
    const { shop, version } = await openReview()
    const products = Array.from({ length: 50 }, (_, index) => ({ name: `Jar ${index}`, price: 1 }))
    await shop.merchant.send(calls.importProducts, { body: { shopId: shop.id, products } })
    const { body } = await admin.send(calls.getShop, { params: { id: shop.id } })
    expect(body.shop.version).toBe(version + 1)
  })
})

test('a stock count of an unapproved shop changes no version', async () => {
  const { shop, product, version } = await openReview()
  await testApp.db.one(sql`update products set stock = 3 where id = ${product.id}`)
  expect((await approve(shop, version)).status).toBe(200)
})

test('an approval waits for a product that is being added, and then fails', async () => {
  const { shop, version } = await openReview()
  const adding = interleaveAt(testApp.db, 'select id from shops where id', () =>
    shop.merchant.send(calls.createProduct, { body: { name: 'Pills', price: 4 } }),
  )
  const approval = await approve(shop, version)
  const added = await adding
  expect(added).toMatchObject({ status: 201 })
  expect(approval.status).toBe(409)
})
