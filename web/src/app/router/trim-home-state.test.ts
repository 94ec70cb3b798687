import { paging } from '@mainstreet/contract/paging-limits.ts'
import type { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from './create-query-client.ts'
import { trimHomeState } from './trim-home-state.ts'

const createList = <T>(count: number, of: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => of(at))
const product = (at: number) => ({
  id: `product-${at}`,
  name: `Thing ${at}`,
  price: 3,
  image_alts: ['A thing'],
  description: 'Long words',
})
const shop = (at: number) => ({
  id: `shop-${at}`,
  name: `Shop ${at}`,
  location: 'Main St',
  about_shop: 'Long words',
})
const products = ['products']
const shops = ['shops']
const highlights = ['highlights']

function createTrimmedClient(): QueryClient {
  const client = createQueryClient()
  const pagination = { page: 1, limit: 100, total: 230, hasNextPage: true }
  client.setQueryData(products, { pageParams: [1], pages: [{ data: createList(100, product), pagination }] })
  client.setQueryData(shops, { data: createList(30, shop) })
  client.setQueryData(highlights, { data: [{ kind: 'ready_soon', products: createList(8, product) }] })
  trimHomeState(client, { products, shops, highlights })
  return client
}

test('home contains the data of its first view, and the totals', () => {
  const client = createTrimmedClient()
  const list = client.getQueryData<{ pages: { data: object[]; pagination: object }[] }>(products)
  expect(list?.pages[0]?.data).toHaveLength(paging.defaultProducts)
  expect(list?.pages[0]?.data[0]).toEqual({
    id: 'product-0',
    name: 'Thing 0',
    price: 3,
    image_alts: ['A thing'],
  })
  expect(list?.pages[0]?.pagination).toMatchObject({ limit: 100, total: 230 })
  const all = client.getQueryData<{ data: object[] }>(shops)?.data ?? []
  expect(all).toHaveLength(30)
  expect(all[9]).toEqual({ id: 'shop-9', name: 'Shop 9', location: 'Main St' })
  expect(all[10]).toEqual({ id: 'shop-10', name: 'Shop 10' })
})

test('the rows have the products of the first view', () => {
  const rows = createTrimmedClient().getQueryData<{ data: { products: object[] }[] }>(highlights)
  expect(rows?.data[0]?.products).toHaveLength(5)
  expect(rows?.data[0]?.products[3]).toEqual({
    id: 'product-3',
    name: 'Thing 3',
    price: 3,
    image_alts: ['A thing'],
  })
})

test('the browser reads the shortened lists again, because they are marked as old', () => {
  const client = createTrimmedClient()
  expect(client.getQueryCache().find({ queryKey: shops })?.isStaleByTime(30_000)).toBe(false)
  for (const key of [products, highlights]) {
    const query = client.getQueryCache().find({ queryKey: key })
    expect(query?.isStaleByTime(30_000)).toBe(true)
  }
})

test('missing data stays missing', () => {
  const client = createQueryClient()
  trimHomeState(client, { products, shops, highlights })
  for (const key of [products, shops, highlights]) expect(client.getQueryData(key)).toBeUndefined()
})
