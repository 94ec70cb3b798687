import { randomUUID } from 'node:crypto'
import { sql } from '@mainstreet/platform/db/sql.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../test/setup/test-app.ts'

const testApp = await createTestApp()

test("a product's card is an image in the size of share cards, with the same bytes each time", async () => {
  const product = await testApp.createProduct({
    name: 'Jam <b>& "more"</b> that has a name much longer than anybody would like it to be',
  })
  await testApp.db.one(
    sql`update products set image = '/api/images/studio-jam-food-0' where id = ${product.id}`,
  )
  const first = await testApp.app.inject(`/api/share-cards/products/${product.id}`)
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const again = await testApp.app.inject(`/api/share-cards/products/${product.id}`)
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
  const known = { 'if-none-match': String(first.headers.etag) }
  expect(
    await testApp.app.inject({ url: `/api/share-cards/products/${product.id}`, headers: known }),
  ).toMatchObject({ statusCode: 304 })

  await testApp.db.one(sql`update products set price_cents = 1 where id = ${product.id}`)
  const cheaper = await testApp.app.inject({ url: `/api/share-cards/products/${product.id}`, headers: known })
  expect(cheaper.statusCode).toBe(200)
})

test.each(['W'.repeat(200), '👩‍👩‍👧‍👦🌮', 'مرحبا بكم في متجرنا'])(
  'no name overflows the bottom of its card: %s',
  async (name) => {
    const { id } = await testApp.createProduct({ name, price_cents: 99_999_999 })
    const { statusCode, rawPayload } = await testApp.app.inject(`/api/share-cards/products/${id}`)
    expect(statusCode).toBe(200)
    // the strip under the last line is empty
    const strip = { left: 620, top: 576, width: 540, height: 40 }
    const { channels } = await sharp(await sharp(rawPayload).extract(strip).png().toBuffer()).stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(2)
  },
)

test('a shop without a photo has a card, too', async () => {
  const { id } = await testApp.createShop()
  const { statusCode, rawPayload } = await testApp.app.inject(`/api/share-cards/shops/${id}`)
  expect(statusCode).toBe(200)
  const { channels } = await sharp(rawPayload).stats()
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10)
})

test('there is no card for what is not publicly visible', async () => {
  const hidden = await testApp.createShop({ status: 'pending_approval' })
  const requested = [
    `shops/${hidden.id}`,
    `products/${(await testApp.createProduct({ shop: hidden })).id}`,
    `products/${(await testApp.createProduct({ is_archived: true })).id}`,
    `products/${randomUUID()}`,
    'products/nothing',
    'shops/%00',
  ]
  for (const path of requested)
    expect([400, 404], path).toContain((await testApp.app.inject(`/api/share-cards/${path}`)).statusCode)
})
