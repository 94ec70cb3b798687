import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TestShop } from '../../test/setup/factories.ts'
import { createTestApp } from '../../test/setup/test-app.ts'

const testApp = await createTestApp()
let shop: TestShop

beforeEach(async () => {
  shop = await testApp.createShop()
})

type Row = Record<string, unknown>
const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Jar ${index}`,
    price: 4,
    stock: 5,
    sku: `J-${index}`,
  }))
const importRows = (products: Row[], more: Row = {}, as = shop.merchant) =>
  as.send(calls.importProducts, { body: { shopId: shop.id, products, ...more } })
const checkRows = (products: Row[], as = shop.merchant) =>
  as.send(calls.validateProductImport, { body: { shopId: shop.id, products } })
const listShopProducts = () =>
  testApp.db.many<{
    name: string
    stock: number
    sku: string | null
    version: number
    price_cents: number
  }>(sql`
    select name, stock, sku, version, price_cents from products where shop_id = ${shop.id} and deleted_at is null order by id`)

describe('an import', () => {
  test('of a thousand rows with one invalid row imports nothing and names the row', async () => {
    const products = rows(1000)
    products[417] = { ...products[417], price: -1 }
    products[900] = { ...products[900], image: 'ftp://example.com/x.png' }
    const dry = await checkRows(products)
    expect(dry.body).toMatchObject({
      error_rows: 2,
      errors: [{ path: 'products[417].price' }, { path: 'products[900].image' }],
      summary: { created: 998 },
    })
    expect(await importRows(products)).toMatchObject({
      status: 400,
      body: { details: [{ path: 'products[417].price' }] },
    })
    products[417] = { ...products[417], price: 1 }
    expect(await importRows(products)).toMatchObject({
      status: 422,
      body: { code: 'rule_violation', details: [{ path: 'products[900].image' }] },
    })
    expect(await listShopProducts()).toEqual([])
  })

  test('repeated, even concurrently, creates no duplicates', async () => {
    const products = [...rows(200), { name: 'Without a number', price: 3 }]
    const all = await Promise.all([importRows(products), importRows(products), importRows(products)])
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(all.map(({ body }) => body.summary.created).sort((a, b) => a - b)).toEqual([0, 0, 201])
    expect(await listShopProducts()).toHaveLength(201)
    const before = await listShopProducts()
    expect((await importRows(products)).body.summary).toEqual({
      created: 0,
      updated: 0,
      unchanged: 201,
      stock_unchanged: 0,
      unknown_ids: 0,
    })
    expect(await listShopProducts()).toEqual(before)
  })

  test('matches products by id, by sku, and by name when there is no sku', async () => {
    const first = await importRows([
      { name: 'Honey', price: 8 },
      { name: 'Jam', price: 4, sku: 'J1' },
    ])
    const [honey, jam] = first.body.products
    const { body } = await importRows([
      { name: 'HONEY', price: 9, sku: 'H1' },
      { id: jam?.id, name: 'Plum jam', price: 4 },
    ])
    expect(body.summary).toMatchObject({ created: 0, updated: 2 })
    expect(body.products.map(({ id, name, price, sku }) => ({ id, name, price, sku }))).toEqual([
      { id: honey?.id, name: 'HONEY', price: 9, sku: 'H1' },
      { id: jam?.id, name: 'Plum jam', price: 4, sku: 'J1' },
    ])
    const { body: other } = await testApp.anonymous.send(calls.getProduct, {
      params: { id: honey?.id ?? '' },
    })
    expect(other.product).toMatchObject({ name: 'HONEY', price: 9 })
  })

  test('is rejected when rows or names are ambiguous', async () => {
    await testApp.createProduct({ shop, name: 'Mug' })
    await testApp.createProduct({ shop, name: 'mug' })
    const { body } = await checkRows([
      { name: 'Mug', price: 1 },
      { name: 'Tea', price: 1, sku: 'T' },
      { name: 'Other tea', price: 1, sku: 'T' },
      { name: 'Salt', price: 1 },
      { name: 'salt', price: 1 },
      { name: 'Odd', price: 'free', stock: 1.5 },
    ])
    expect(body.errors.map(({ path }) => path)).toEqual([
      'products[0].name',
      'products[2].sku',
      'products[4].name',
      'products[5].price',
      'products[5].stock',
    ])
    expect(body).toMatchObject({ error_rows: 4, error_count: 5, summary: { created: 2 } })
  })

  test('keeps stock that was sold in the meantime, unless the import replaces it', async () => {
    const [honey] = (await importRows([{ name: 'Honey', price: 8, stock: 10, sku: 'H' }])).body.products
    const row = { name: 'Honey', price: 8, stock: 10, sku: 'H' }
    await testApp.createOrder({ product: { id: honey?.id ?? '', shop }, quantity: 4 })
    expect((await importRows([row])).body.summary).toMatchObject({ unchanged: 1, stock_unchanged: 1 })
    expect((await importRows([{ ...row, version: honey?.version }])).body.summary).toMatchObject({
      stock_unchanged: 1,
    })
    expect(await listShopProducts()).toMatchObject([{ stock: 6 }])
    const now = (await listShopProducts())[0]?.version
    expect((await importRows([{ ...row, stock: 9, version: now }])).body.summary).toMatchObject({
      updated: 1,
    })
    expect(await listShopProducts()).toMatchObject([{ stock: 9 }])
    expect((await importRows([row], { replace_stock: true })).body.products).toMatchObject([{ stock: 10 }])
  })

  test("is allowed only for the user's own shop, and a sku belongs to one product", async () => {
    const rival = await testApp.createShop()
    expect(await importRows(rows(1), {}, rival.merchant)).toMatchObject({ status: 403 })
    expect(await checkRows(rows(1), rival.merchant)).toMatchObject({ status: 403 })
    const [first] = (await importRows(rows(2))).body.products
    expect(
      await shop.merchant.send(calls.updateProduct, {
        params: { id: first?.id ?? '' },
        body: { sku: 'J-1' },
      }),
    ).toMatchObject({ status: 409, body: { code: 'conflict', details: [{ path: 'sku' }] } })
    const same = { shop_id: rival.id, name: 'Jar', price: 1, sku: 'J-1' }
    expect(await rival.merchant.send(calls.createProduct, { body: same })).toMatchObject({ status: 201 })
  })
})

test('importing the same unencoded image address again changes nothing', async () => {
  const image = 'https://Strange.example.org/Käse & Brot.png'
  const row = { name: 'Mug', price: 1, image, image_alts: ['A mug'] }
  expect((await importRows([row])).body.summary).toMatchObject({ created: 1 })
  for (const submit of [checkRows, importRows])
    expect((await submit([row])).body.summary).toMatchObject({ unchanged: 1 })
})

test('an import sets the alt texts of images, and a row without alt texts keeps them', async () => {
  const row = { name: 'Lamp', price: 9, images: ['/a.png', '/b.png'], image_alts: ['', 'Lit'] }
  const [lamp] = (await importRows([row])).body.products
  expect(lamp?.image_alts).toEqual(['', 'Lit'])
  expect((await importRows([row])).body.summary).toMatchObject({ unchanged: 1 })
  const reordered = { name: 'Lamp', price: 9, images: ['/b.png', '/a.png'] }
  expect((await importRows([reordered])).body.products[0]?.image_alts).toEqual(['Lit', ''])
  expect((await importRows([{ ...reordered, image_alts: ['On'] }])).body.products[0]?.image_alts).toEqual([
    'On',
    '',
  ])
  const { body } = await checkRows([{ ...row, image_alts: ['a', 'b', 'c'] }])
  expect(body.errors).toMatchObject([{ path: 'products[0].image_alts' }])
})

describe('an export', () => {
  const download = async () => {
    const response = await testApp.app.inject({
      url: `/api/shops/${shop.id}/products/export`,
      query: { includeArchived: 'true' },
      headers: { authorization: `Bearer ${shop.merchant.token}` },
    })
    return { ...response, lines: response.body.split('\r\n') }
  }

  test('contains every product, escaped for spreadsheets', async () => {
    await importRows([
      { name: '=cmd|"x"!A1', price: 4.5, description: 'Two\nlines, "quoted"' },
      { name: 'Old', price: 1, is_archived: true, images: ['/a.png', '/b.png'], image_alts: ['', 'Worn'] },
    ])
    const { statusCode, headers, body } = await download()
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="products.csv"',
      'cache-control': 'no-store',
    })
    expect(body.startsWith('\uFEFF"id","sku"')).toBe(true)
    expect(body).toContain(`,"'=cmd|""x""!A1","Two\nlines, ""quoted""",4.50,0,"","","",false,1\r\n`)
    expect(body).toContain(',"Old","",1.00,0,"/a.png","/a.png /b.png","\nWorn",true,1\r\n')
  })

  test('is complete for any number of products', async () => {
    await importRows(rows(2500))
    const { lines } = await download()
    expect(lines).toHaveLength(2502)
    expect(new Set(lines).size).toBe(2502)
  })
})

test('many products are archived and restored at once', async () => {
  const { body } = await importRows(rows(20))
  const foreign = await testApp.createProduct()
  const ids = [...body.products.map(({ id }) => id), foreign.id]
  const setArchived = (archived: boolean) =>
    shop.merchant.send(calls.archiveProducts, { body: { shopId: shop.id, ids, archived } })
  expect((await setArchived(true)).body.products).toHaveLength(20)
  expect((await setArchived(true)).body.products).toEqual([])
  const list = await testApp.anonymous.send(calls.listShopProducts, { params: { id: shop.id } })
  expect(list.body.data).toEqual([])
  expect((await setArchived(false)).body.products.every(({ is_archived }) => !is_archived)).toBe(true)
})
