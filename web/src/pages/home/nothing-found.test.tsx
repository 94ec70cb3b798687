// @vitest-environment happy-dom
import { calls } from '@mainstreet/contract/calls.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createListResponse } from '../../api/test/list-response.ts'
import { createTestServer } from '../../api/test/test-server.ts'
import { SharedCart } from '../../features/cart/quick-add-button.tsx'
import { createTestProduct } from '../../features/catalog/test/product-fixture.ts'
import { renderPage } from '../../queries/test/render-page.tsx'
import { emptyMessage, NothingFound } from './nothing-found.tsx'

const searchContext = { shopName: 'Blue Door', locationName: 'Mariposa, CA' }

test('the message for an empty result names each active filter', () => {
  const { title, reasons } = emptyMessage({ search: 'lamp', category: 'Gifts', shop: 'x' }, searchContext)
  expect(title).toBe('We couldn’t find “lamp”')
  expect(reasons).toHaveLength(3)
})

test.each([
  [{ search: 'lamp' }, /spelling/],
  [{ category: 'Food' }, /Food & Beverage/],
  [{ shop: 'x' }, /Blue Door/],
  [{ in_stock: true }, /^Out-of-stock/],
  [{ open_now: true }, /closed now/],
  [{ min_price: 5, max_price: 9 }, /from \$5 to \$9/],
  [{ min_price: 5 }, /\$5 and up/],
  [{ max_price: 9 }, /up to \$9/],
  [{ radius: 5 }, /within 5 miles of Mariposa, CA/],
] as const)('%j has its own message', (search, reason) => {
  const message = emptyMessage(search, searchContext)
  expect(message.reasons).toEqual([expect.stringMatching(reason)])
  expect(message.filtered).toBe(true)
})

test('without a filter there is nothing to clear', () => {
  expect(emptyMessage({ sort: 'name' }, searchContext).filtered).toBe(false)
})

async function renderNothingFound(search: string) {
  const server = createTestServer()
  server.respond(calls.listProducts, createListResponse([createTestProduct()]))
  await renderPage(
    <SharedCart>
      <NothingFound
        search={{ search }}
        shopName={undefined}
        locationName="Mariposa, CA"
        onChange={() => undefined}
      />
    </SharedCart>,
    { server },
  )
  await screen.findByRole('heading', { name: 'Near you' })
}

test('after a search of one word only what is near is shown', async () => {
  await renderNothingFound('lampshade')
  expect(screen.queryByRole('heading', { name: /^Matches for/ })).toBeNull()
})

test('after a search of several words, what the longest of them finds is shown, too', async () => {
  await renderNothingFound('old lampshade')
  expect(await screen.findByRole('heading', { name: 'Matches for “lampshade”' })).toBeVisible()
})
