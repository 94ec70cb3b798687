import type { CallBody, CallQueryInput } from '@mainstreet/contract/call.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { productLimits } from '@mainstreet/contract/catalog/limits.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../test/setup/test-app.ts'

const testApp = await createTestApp()
const shop = await testApp.createShop()
const otherShop = await testApp.createShop()
const { merchant } = shop

async function createTestProduct(stock = 10) {
  const { body } = await merchant.send(calls.createProduct, { body: { name: 'Mug', price: 12.34, stock } })
  return body.product
}

describe('creating products', () => {
  test("a product of the merchant's own shop is public at once", async () => {
    await testApp.anonymous.send(calls.listProducts)
    const body = {
      name: ' Blue mug ',
      price: 0.29,
      stock: 3,
      description: 'Blue',
      image: '/api/images/studio-mug-gifts-0',
    }
    const { status, body: responseBody } = await merchant.send(calls.createProduct, { body })
    expect(status).toBe(201)
    expect(responseBody.product).toMatchObject({
      name: 'Blue mug',
      price: 0.29,
      stock: 3,
      shop_id: shop.id,
      images: [body.image],
      version: 1,
    })
    const list = await testApp.anonymous.send(calls.listProducts)
    expect(list.body.data.map(({ id }) => id)).toContain(responseBody.product.id)
  })

  test('is rejected for customers, visitors and other merchants', async () => {
    const body = { name: 'Mug', price: 1 }
    expect(await testApp.anonymous.send(calls.createProduct, { body })).toMatchObject({ status: 401 })
    expect(await (await testApp.createCustomer()).send(calls.createProduct, { body })).toMatchObject({
      status: 403,
    })
    expect(
      await otherShop.merchant.send(calls.createProduct, { body: { ...body, shop_id: shop.id } }),
    ).toMatchObject({ status: 403 })
    expect(await (await testApp.createMerchant()).send(calls.createProduct, { body })).toMatchObject({
      status: 409,
    })
    const admin = await testApp.createAdmin()
    expect(await admin.send(calls.createProduct, { body })).toMatchObject({ status: 422 })
    expect(await admin.send(calls.createProduct, { body: { ...body, shop_id: shop.id } })).toMatchObject({
      status: 201,
    })
  })

  test('an import creates all products in order, or none', async () => {
    const products = Array.from({ length: 300 }, (_, index) => ({
      name: `Bulk ${index}`,
      price: index / 100,
    }))
    const imported = await merchant.send(calls.importProducts, { body: { shopId: shop.id, products } })
    expect(imported.status).toBe(201)
    expect(imported.body.products.map(({ name, price }) => ({ name, price }))).toEqual(products)

    const bad = [...products.slice(0, 3), { name: '', price: 1 }]
    const rejected = await merchant.send(calls.importProducts, { body: { shopId: shop.id, products: bad } })
    expect(rejected).toMatchObject({ status: 400, body: { details: [{ path: 'products[3].name' }] } })
    const image = 'ftp://example.com/x.png'
    const invalidImage = await merchant.send(calls.importProducts, {
      body: { shopId: shop.id, products: [{ ...products[0], image }] },
    })
    expect(invalidImage).toMatchObject({ status: 422, body: { details: [{ path: 'products[0].image' }] } })
    const foreign = await merchant.send(calls.importProducts, { body: { shopId: otherShop.id, products } })
    expect(foreign.status).toBe(403)
    const row = await testApp.db.one<{ n: number }>(
      sql`select count(*)::int as n from products where name like 'Bulk %'`,
    )
    expect(row?.n).toBe(300)
  })
})

describe('updating products', () => {
  const change = (id: string, body: unknown, as = merchant) =>
    as.send(calls.updateProduct, { params: { id }, body })

  test('a stock update needs the exact version', async () => {
    const { id, version } = await createTestProduct()
    expect(await change(id, { stock: 4 })).toMatchObject({ status: 422, body: { code: 'rule_violation' } })
    expect(await change(id, { stock: 4, version })).toMatchObject({
      status: 200,
      body: { product: { stock: 4, version: 2 } },
    })
    const stale = await change(id, { stock: 9, version })
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'stale_version', product: { id, stock: 4, version: 2 } },
    })
  })

  test('after a sale the earlier version still allows text changes but no stock change', async () => {
    const product = await createTestProduct()
    await testApp.createOrder({ product: { id: product.id, shop }, quantity: 2 })
    expect(await change(product.id, { stock: 10, version: 1 })).toMatchObject({ status: 409 })
    expect(await change(product.id, { name: 'Cup', version: 1 })).toMatchObject({
      status: 200,
      body: { product: { stock: 8, version: 3 } },
    })
    expect(await change(product.id, { name: 'Pot', version: 1 })).toMatchObject({
      status: 409,
      body: { product: { name: 'Cup' } },
    })
    expect(await change(product.id, { name: 'Pot' })).toMatchObject({ status: 200 })
  })

  test('of concurrent stock updates of one version one succeeds', async () => {
    const { id, version } = await createTestProduct()
    const responses = await Promise.all([1, 2, 3, 4, 5].map((stock) => change(id, { stock, version })))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })

  test('another merchant gets a 403 for a public product', async () => {
    const { id } = await createTestProduct()
    expect(await change(id, { name: 'Mine' }, otherShop.merchant)).toMatchObject({ status: 403 })
    expect(
      await otherShop.merchant.send(calls.archiveProduct, { params: { id }, body: { archived: true } }),
    ).toMatchObject({ status: 403 })
    expect(await otherShop.merchant.send(calls.deleteProduct, { params: { id } })).toMatchObject({
      status: 403,
    })
    expect(await change(id, { name: 'The town’s' }, await testApp.createAdmin())).toMatchObject({
      status: 200,
    })
    expect(await change(crypto.randomUUID(), { name: 'x' })).toMatchObject({ status: 404 })
    expect(await change('x', { name: 'x' })).toMatchObject({ status: 404 })
  })

  test.each([
    { price: 1.005 },
    { price: -1 },
    { stock: 1.5, version: 1 },
    { name: '' },
    { name: 'a\0b' },
    { image: '' },
  ])('%j is rejected', async (body) => {
    const { id } = await createTestProduct()
    expect(await change(id, body)).toMatchObject({ status: 400 })
  })
})

describe('archiving and deleting', () => {
  test('an archived product is hidden and can be restored', async () => {
    const { id } = await createTestProduct()
    const archive = (archived: boolean) =>
      merchant.send(calls.archiveProduct, { params: { id }, body: { archived } })
    const seen = async () => (await testApp.anonymous.send(calls.getProduct, { params: { id } })).status
    expect(await archive(true)).toMatchObject({ body: { product: { is_archived: true, version: 2 } } })
    expect(await archive(true)).toMatchObject({ status: 200, body: { product: { version: 2 } } })
    expect(await seen()).toBe(404)
    expect(await archive(false)).toMatchObject({
      body: { product: { is_archived: false, archived_at: null } },
    })
    expect(await seen()).toBe(200)
  })

  test('a deleted product is not found, and the audit log has the deletion', async () => {
    const { id } = await createTestProduct()
    expect(await merchant.send(calls.deleteProduct, { params: { id } })).toMatchObject({ status: 204 })
    for (const anyone of [merchant, await testApp.createAdmin(), testApp.anonymous])
      expect(await anyone.send(calls.getProduct, { params: { id } })).toMatchObject({ status: 404 })
    expect(await merchant.send(calls.deleteProduct, { params: { id } })).toMatchObject({ status: 404 })
    const actions = await testApp.db.many<{ action: string; actor_id: string }>(
      sql`select action, actor_id from audit_log where subject_id = ${id} order by id`,
    )
    expect(actions).toEqual(
      ['product.create', 'product.delete'].map((action) => ({ action, actor_id: merchant.id })),
    )
  })
})

describe('a former product', () => {
  const remove = (id: string, by = merchant) => by.send(calls.deleteProduct, { params: { id } })
  const find = (id: string) => testApp.anonymous.send(calls.getFormerProduct, { params: { id } })

  test('shows its name and shop, and similar products, until it is restored', async () => {
    const { id } = await createTestProduct()
    expect(await find(id)).toMatchObject({ status: 404 })
    await remove(id)
    const { status, body } = await find(id)
    expect(status).toBe(200)
    expect(body.product).toEqual({ id, shop_id: shop.id, name: 'Mug' })
    expect(await testApp.anonymous.send(calls.listSimilarProducts, { params: { id } })).toMatchObject({
      status: 200,
    })
    await merchant.send(calls.restoreProduct, { params: { id } })
    expect(await find(id)).toMatchObject({ status: 404 })
  })

  test('is not found when it was not public, or an admin has deleted it', async () => {
    const archived = await createTestProduct()
    await merchant.send(calls.archiveProduct, { params: { id: archived.id }, body: { archived: true } })
    await remove(archived.id)
    expect(await find(archived.id)).toMatchObject({ status: 404 })

    const forbidden = await createTestProduct()
    await remove(forbidden.id, await testApp.createAdmin())
    expect(await find(forbidden.id)).toMatchObject({ status: 404 })
  })

  test.each(['rejected', 'closed'])('is not found after its shop was %s', async (end) => {
    const shop = await testApp.createShop()
    const { id } = await testApp.createProduct({ shop })
    await remove(id, shop.merchant)
    expect(await find(id)).toMatchObject({ status: 200 })
    const admin = await testApp.createAdmin()
    const params = { id: shop.id }
    if (end === 'closed') await admin.send(calls.deleteShop, { params })
    else await admin.send(calls.rejectShop, { params, body: { reason: 'No permit' } })
    expect(await find(id)).toMatchObject({ status: 404 })
    expect(await testApp.anonymous.send(calls.listSimilarProducts, { params: { id } })).toMatchObject({
      status: 404,
    })
  })
})

describe('restoring a deleted product', () => {
  const remove = (id: string) => merchant.send(calls.deleteProduct, { params: { id } })
  const restore = (id: string, by = merchant) => by.send(calls.restoreProduct, { params: { id } })

  test('is allowed to its owner within an hour', async () => {
    const { id } = await createTestProduct(7)
    await remove(id)
    expect(await restore(id, otherShop.merchant)).toMatchObject({ status: 404 })
    expect(await restore(id)).toMatchObject({ status: 200, body: { product: { stock: 7, version: 3 } } })
    expect(await restore(id)).toMatchObject({ status: 200, body: { product: { version: 3 } } })
    expect(await testApp.anonymous.send(calls.getProduct, { params: { id } })).toMatchObject({ status: 200 })
    await remove(id)
    await testApp.db.one(
      sql`update products set deleted_at = deleted_at - interval '61 minutes' where id = ${id}`,
    )
    expect(await restore(id)).toMatchObject({ status: 404 })
  })

  test('is rejected when another product has its sku by now', async () => {
    const numbered = () => merchant.send(calls.createProduct, { body: { name: 'Mug', price: 1, sku: 'D-1' } })
    const { id } = (await numbered()).body.product
    await remove(id)
    await numbered()
    expect(await restore(id)).toMatchObject({ status: 409, body: { details: [{ path: 'sku' }] } })
  })
})

describe('the lists of the merchant dashboard', () => {
  test('show sold-out and archived products only to the shop', async () => {
    const shop = await testApp.createShop()
    const soldOut = await testApp.createProduct({ shop, stock: 0 })
    await testApp.createProduct({ shop, stock: 2 })
    const archivedProduct = await testApp.createProduct({ shop, stock: 3, is_archived: true })
    const idsFor = async (
      by: { send: typeof merchant.send },
      query: CallQueryInput<typeof calls.listProducts>,
    ) =>
      (await by.send(calls.listShopProducts, { params: { id: shop.id }, query })).body.data.map(
        ({ id }) => id,
      )
    const archivedOnly = { includeArchived: 'true', archived: 'true' } as const
    expect(await idsFor(shop.merchant, { out_of_stock: 'true' })).toEqual([soldOut.id])
    expect(await idsFor(shop.merchant, archivedOnly)).toEqual([archivedProduct.id])
    expect(await idsFor(testApp.anonymous, archivedOnly)).toEqual([])
  })
})

describe('product images', () => {
  const createPng = (width = 60, height = 40) =>
    sharp({ create: { width, height, channels: 3, background: '#c63' } })
      .png()
      .toBuffer()
  const withImage = (image: string) =>
    merchant.send(calls.createProduct, { body: { name: 'Mug', price: 1, image } })

  test('a data URL becomes a stored image', async () => {
    const { body } = await withImage(`data:image/png;base64,${(await createPng()).toString('base64')}`)
    expect(body.product.image).toMatch(/^\/api\/images\/up-[0-9a-f-]{36}$/)
    const response = await testApp.app.inject({ url: `${body.product.image}?size=micro&format=jpeg` })
    expect(response.statusCode).toBe(200)
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 48 })
  })

  test('paths and https addresses stay unchanged', async () => {
    for (const image of [
      '/api/placeholder/200/200/theme/Coffee',
      '/pictures/mug.jpg',
      'https://example.com/a.jpg',
    ])
      expect((await withImage(image)).body.product?.image).toBe(image)
  })

  test.each([
    ['HTTPS://example.com/A.jpg', 'https://example.com/A.jpg'],
    ['//example.com/a.jpg', 'https://example.com/a.jpg'],
    ['https://Example.com/a b.jpg', 'https://example.com/a%20b.jpg'],
  ])('the address %s is stored as %s', async (image, stored) => {
    expect((await withImage(image)).body.product?.image).toBe(stored)
  })

  test.each([
    'javascript:alert(1)',
    'http://example.com/a.jpg',
    '///example.com/a.jpg',
    '/\\example.com',
    'HTTP://example.com/a.jpg',
    'data:text/html;base64,PGI+',
    'data:image/png;base64,AAAA',
    `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString('base64')}`,
    'data:image/png,notbase64',
  ])('%s is rejected', async (image) => {
    expect(await withImage(image)).toMatchObject({
      status: 422,
      body: { code: 'rule_violation', details: [{ path: 'image' }] },
    })
  })

  test('a shop has a limited number of products, also with concurrent requests', {
    timeout: 60_000,
  }, async () => {
    const full = await testApp.createShop()
    await testApp.db.one(sql`
      insert into products (id, shop_id, name, price_cents, stock)
      select gen_random_uuid(), ${full.id}, 'Pin ' || n, 100, 1 from generate_series(1, ${productLimits.maxPerShop - 1}::integer) as n`)
    const seen = await Promise.all(
      ['One', 'Two', 'Three'].map((name) =>
        full.merchant.send(calls.createProduct, { body: { name, price: 1 } }),
      ),
    )
    expect(seen.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const products = [{ name: 'Four', price: 1 }]
    const body = { shopId: full.id, products }
    expect(await full.merchant.send(calls.importProducts, { body })).toMatchObject({ status: 409 })
  })

  test('alt texts stay with their images in any order', async () => {
    const images = ['/a.png', '/b.png']
    const body = { name: 'Lamp', price: 1, images, image_alts: ['A lamp ', 'The lamp, lit'] }
    const created = (await merchant.send(calls.createProduct, { body })).body.product
    expect(created.image_alts).toEqual(['A lamp', 'The lamp, lit'])
    const edit = (changes: CallBody<typeof calls.updateProduct>) =>
      merchant.send(calls.updateProduct, { params: { id: created.id }, body: changes })
    expect((await edit({ images: ['/b.png', '/c.png'] })).body.product.image_alts).toEqual([
      'The lamp, lit',
      '',
    ])
    expect((await edit({ images, image_alts: ['', 'Lit'] })).body.product.image_alts).toEqual(['', 'Lit'])
    expect((await edit({ image_alts: ['One', 'Two'] })).body.product.image_alts).toEqual(['One', 'Two'])
    expect((await edit({ image_alts: [] })).body.product.image_alts).toBeUndefined()
    expect(await edit({ image_alts: ['One', 'Two', 'Three'] })).toMatchObject({
      status: 422,
      body: { details: [{ path: 'image_alts' }] },
    })
    expect(await edit({ image_alts: ['x'.repeat(201)] })).toMatchObject({ status: 400 })
  })

  test('images with too many pixels or bytes are rejected', async () => {
    const large = sharp(await createPng(7100, 7100), { limitInputPixels: false })
    for (const [type, bytes] of [
      ['png', await large.png().toBuffer()],
      ['jpeg', await large.jpeg().toBuffer()],
      ['webp', await large.webp({ effort: 0 }).toBuffer()],
    ] as const)
      expect(await withImage(`data:image/${type};base64,${bytes.toString('base64')}`), type).toMatchObject({
        status: 422,
        body: { error: 'This image has too many pixels. Use a smaller one.' },
      })
    const heavy = Buffer.alloc(2 * 1024 * 1024 + 1)
    expect(await withImage(`data:image/png;base64,${heavy.toString('base64')}`)).toMatchObject({
      status: 413,
    })
  })
})
