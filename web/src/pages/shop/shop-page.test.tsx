// @vitest-environment happy-dom
import { calls } from '@mainstreet/contract/calls.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createListResponse } from '../../api/test/list-response.ts'
import { createTestServer } from '../../api/test/test-server.ts'
import { createTestProduct } from '../../features/catalog/test/product-fixture.ts'
import { createTestShop } from '../../features/shops/test/shop-fixture.ts'
import { renderPage } from '../../queries/test/render-page.tsx'
import { ShopPage } from './shop-page.tsx'

async function openShop(overrides: Partial<Shop> = {}, productCount = 1) {
  const shop = createTestShop(overrides)
  const server = createTestServer()
  server.respond(calls.getShop, { shop })
  server.respond(calls.listShopProducts, ({ query }) => {
    const page = Number(query.page ?? 1)
    const limit = 20
    const length = Math.min(limit, Math.max(0, productCount - (page - 1) * limit))
    const products = Array.from({ length }, (_, index) =>
      createTestProduct({
        id: `0190a000-0000-7000-8000-${String(page * 100 + index).padStart(12, '0')}`,
        name: `Loaf ${page}-${index}`,
      }),
    )
    return createListResponse(products, { page, limit, total: productCount })
  })
  await renderPage(<ShopPage />, { server, at: { route: routes.shop, path: `/shop/${shop.id}` } })
  await screen.findByRole('heading', { level: 1, name: shop.name })
  return { server, shop }
}

test('the page names the shop, its state and what it says about itself', async () => {
  await openShop()
  // once in the header, and once below the products of a phone
  expect(screen.getAllByText('Bread from a wood oven.')[0]).toBeVisible()
  expect(screen.getAllByText(/^Open/)[0]).toBeVisible()
})

test('each way to contact the shop is a link', async () => {
  await openShop()
  const about = within(screen.getByRole('complementary', { name: 'About the shop' }))
  expect(about.getByRole('link', { name: '(209) 555-0100' })).toHaveAttribute('href', 'tel:+12095550100')
  expect(about.getByRole('link', { name: 'hello@pine.example' })).toHaveAttribute(
    'href',
    'mailto:hello%40pine.example',
  )
  expect(about.getByRole('link', { name: 'pine.example' })).toHaveAttribute('href', 'https://pine.example')
  expect(about.getByRole('link', { name: 'Instagram' })).toHaveAttribute('rel', 'noreferrer')
})

test('a phone that cannot be dialed is text', async () => {
  await openShop({ phone: 'ask at the counter', phone_link: null })
  expect(screen.getByText('ask at the counter')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'ask at the counter' })).toBeNull()
})

test('a shop without products says so', async () => {
  await openShop({}, 0)
  const products = within(screen.getByRole('region', { name: /Pine & Crumb/ }))
  expect(await products.findByRole('heading')).toBeVisible()
  expect(products.queryByRole('link')).toBeNull()
})

test('the next page of products is added below the first', async () => {
  await openShop({}, 25)
  await screen.findByRole('link', { name: /Loaf 1-0/ })
  expect(screen.getByRole('status')).toHaveTextContent('20')
  await userEvent.click(screen.getByRole('button', { name: 'Load More' }))
  expect(await screen.findByRole('link', { name: /Loaf 2-4/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /Loaf 1-0/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
})

test('products that cannot be loaded leave the shop, with a way to try again', async () => {
  const shop = createTestShop()
  const server = createTestServer()
  server.respond(calls.getShop, { shop })
  server.reject(calls.listShopProducts, { status: 503, code: 'unavailable', error: 'Try again' })
  await renderPage(<ShopPage />, { server, at: { route: routes.shop, path: `/shop/${shop.id}` } })
  const retry = await screen.findByRole('button', { name: 'Try Again' })
  server.respond(calls.listShopProducts, createListResponse([createTestProduct()]))
  await userEvent.click(retry)
  expect(await screen.findByRole('link', { name: /Rye loaf/ })).toBeVisible()
})

test('a shop with many products is searched, and its search is in the address', async () => {
  const { server } = await openShop({}, 12)
  const searched: unknown[] = []
  server.respond(calls.listShopProducts, ({ query }) => {
    searched.push(query.search)
    return createListResponse([])
  })
  await userEvent.type(screen.getByRole('searchbox', { name: /^Search products from / }), 'anvil')
  expect(await screen.findByText('Nothing here matches “anvil”')).toBeVisible()
  expect(searched).toEqual(['anvil'])
})

test('directions, call and message are under the name', async () => {
  await openShop({ phone: '(209) 555-0100', phone_link: 'tel:+12095550100' })
  expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    expect.stringMatching(/maps/),
  )
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+12095550100')
  expect(screen.getByRole('link', { name: 'Message shop' })).toBeVisible()
})
