// @vitest-environment happy-dom
import { calls } from '@mainstreet/contract/calls.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { alwaysClosed } from '@mainstreet/contract/shops/default-hours.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createListResponse } from '../../api/test/list-response.ts'
import { createTestServer } from '../../api/test/test-server.ts'
import { createTestProduct } from '../../features/catalog/test/product-fixture.ts'
import { createTestShop } from '../../features/shops/test/shop-fixture.ts'
import { renderPage } from '../../queries/test/render-page.tsx'
import { HomePage } from './home-page.tsx'

const openShop = createTestShop({ distance: 0.4 })
const closedShop = createTestShop({
  id: '0190a000-0000-7000-8000-0000000000b1',
  name: 'Night Owl Books',
  hours: alwaysClosed(),
  distance: 0.1,
})
const gift = createTestProduct({ id: '0190a000-0000-7000-8000-0000000000c1', name: 'Beeswax candle' })

async function openHome(search = '') {
  const server = createTestServer()
  const sent: Record<string, unknown>[] = []
  server.respond(calls.listShops, createListResponse([closedShop, openShop]))
  server.respond(calls.listProducts, ({ query }) => {
    sent.push(query)
    return createListResponse([createTestProduct()])
  })
  server.respond(calls.listHighlights, { data: [{ kind: 'gifts_nearby', products: [gift] }] })
  await renderPage(<HomePage />, { server, at: { route: routes.home, path: `/${search}` } })
  await screen.findByRole('link', { name: 'Rye loaf' })
  return { sent }
}

test('home says what it is for, shows open shops first and rows with their reason', async () => {
  const { sent } = await openHome()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Reserve from local shops. Pick up today.',
  )
  const storefronts = await screen.findByRole('region', { name: 'Shops near you' })
  const names = within(storefronts).getAllByRole('heading', { level: 3 })
  expect(names.map(({ textContent }) => textContent)).toEqual([openShop.name, 'Night Owl Books'])
  const row = await screen.findByRole('region', { name: 'Gifts within a mile' })
  expect(within(row).getByRole('link', { name: 'Beeswax candle' })).toBeVisible()
  expect(within(row).getByRole('link', { name: 'See all: Gifts within a mile' })).toHaveAttribute(
    'href',
    '/?category=Gifts&radius=1',
  )
  expect(sent[0]).toMatchObject({ sortBy: 'near_open' })
})

test('a filter shows its products without the rows', async () => {
  await openHome('?in_stock=true')
  expect(screen.queryByRole('region', { name: 'Gifts within a mile' })).toBeNull()
  expect(screen.getByRole('region', { name: 'Shops near you' })).toBeVisible()
})

test('the newest products are an option', async () => {
  const { sent } = await openHome()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort products' }), 'Newest first')
  await screen.findByRole('link', { name: 'Rye loaf' })
  expect(sent.at(-1)).not.toHaveProperty('sortBy')
})
