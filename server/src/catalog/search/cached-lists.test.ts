import { calls } from '@mainstreet/contract/calls.ts'
import { describe, expect, test } from 'vitest'
import { createProductLists } from '../../test/catalog/product-lists.ts'
import { createTestApp } from '../../test/setup/test-app.ts'

const testApp = await createTestApp()
const { listNames, createProducts } = createProductLists(testApp)

describe('cached responses', () => {
  test('an unchanged list gets a 304, and a change is visible at once', async () => {
    const { shop, products, of } = await createProducts({ name: 'Lamp', stock: 3 })
    const first = await testApp.anonymous.send(calls.listProducts, { query: of })
    expect(first.headers).toMatchObject({ etag: expect.stringMatching(/^"/), 'cache-control': 'no-cache' })
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect(await testApp.anonymous.send(calls.listProducts, { query: of, headers })).toMatchObject({
      status: 304,
      body: undefined,
    })

    const body = { stock: 2, version: first.body.data[0]?.version }
    const params = { id: products[0]?.id ?? '' }
    expect(await shop.merchant.send(calls.updateProduct, { params, body })).toMatchObject({ status: 200 })
    const second = await testApp.anonymous.send(calls.listProducts, { query: of, headers })
    expect(second).toMatchObject({ status: 200, body: { data: [{ stock: 2 }] } })
  })

  test('a sale is visible in each cached list that has the product or depends on stock', async () => {
    const { products, of } = await createProducts(
      { name: 'Few', stock: 2, price_cents: 500 },
      { name: 'Fewer', stock: 3, price_cents: 900 },
    )
    const lists = [
      { ...of, sortBy: 'stock', limit: '1' },
      { ...of, sortBy: 'price', limit: '1' },
      { ...of, sortBy: 'price' },
      { ...of, max_price: '6' },
    ]
    const seen = async () => {
      const responses = []
      for (const query of lists) responses.push(await testApp.anonymous.send(calls.listProducts, { query }))
      return responses.map(({ body }) => body.data.map(({ name, stock }) => `${name} ${stock}`))
    }
    const before = [['Few 2'], ['Few 2'], ['Few 2', 'Fewer 3'], ['Few 2']]
    for (let time = 0; time < 3; time++) expect(await seen()).toEqual(before)
    const product = products[1]
    if (!product) throw new Error('no product')
    for (let time = 0; time < 2; time++) await testApp.createOrder({ product })
    expect(await seen()).toEqual([['Fewer 1'], ['Few 2'], ['Few 2', 'Fewer 1'], ['Few 2']])
  })

  test('a cached product shows each sale, change and its deletion', async () => {
    const { shop, products } = await createProducts({ name: 'Vase', stock: 5 }, { name: 'Bowl', stock: 9 })
    const [product] = products
    if (!product) throw new Error('no product')
    const params = { id: product.id }
    const seen = async () => {
      const { status, body } = await testApp.anonymous.send(calls.getProduct, { params })
      return status === 200 ? `${body.product.name} ${body.product.stock}` : status
    }
    const thrice = async () => [await seen(), await seen(), await seen()]
    expect(await thrice()).toEqual(['Vase 5', 'Vase 5', 'Vase 5'])
    await testApp.createOrder({ product })
    expect(await thrice()).toEqual(['Vase 4', 'Vase 4', 'Vase 4'])

    const first = await testApp.anonymous.send(calls.getProduct, { params })
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect(await testApp.anonymous.send(calls.getProduct, { params, headers })).toMatchObject({ status: 304 })
    await shop.merchant.send(calls.updateProduct, { params, body: { name: 'Tall vase' } })
    expect(await testApp.anonymous.send(calls.getProduct, { params, headers })).toMatchObject({ status: 200 })
    expect(await thrice()).toEqual(['Tall vase 4', 'Tall vase 4', 'Tall vase 4'])
    await shop.merchant.send(calls.deleteProduct, { params })
    expect(await thrice()).toEqual([404, 404, 404])
  })

  test('a product that sold out leaves the list of what is in stock, and its total', async () => {
    const { products, of } = await createProducts(
      { name: 'Last one', stock: 1 },
      { name: 'Plenty', stock: 50 },
    )
    const query = { ...of, in_stock: 'true' }
    expect(await listNames(query)).toEqual(['Plenty', 'Last one'])
    const [product] = products
    if (!product) throw new Error('no product')
    await testApp.createOrder({ product })
    const { body } = await testApp.anonymous.send(calls.listProducts, { query })
    expect([body.data.map(({ name }) => name), body.pagination.total]).toEqual([['Plenty'], 1])
  })
})
