// @vitest-environment happy-dom
import type { User } from '@mainstreet/contract/accounts/user.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createListResponse } from '../../api/test/list-response.ts'
import { createTestServer } from '../../api/test/test-server.ts'
import { createTestProduct } from '../../features/catalog/test/product-fixture.ts'
import { createTestOrder } from '../../features/orders/test/order-fixture.ts'
import { createTestShop } from '../../features/shops/test/shop-fixture.ts'
import { renderPage, testUser } from '../../queries/test/render-page.tsx'
import { ProductPage } from './product-page.tsx'

type Options = { product?: Partial<Product>; shop?: Partial<Shop>; user?: User }

async function openProduct({ user, ...overrides }: Options = {}) {
  const product = createTestProduct(overrides.product)
  const shop = createTestShop(overrides.shop)
  const server = createTestServer()
  server.respond(calls.getProduct, { product })
  server.respond(calls.getShop, { shop })
  server.respond(calls.listSimilarProducts, { data: [] })
  server.respond(calls.listShopProducts, createListResponse([]))
  server.respond(calls.listCustomerOrders, createListResponse([]))
  server.respond(calls.getCart, { cart: { items: [], count: 0, total_amount: 0 } })
  const at = { route: routes.product, path: `/product/${product.id}` }
  await renderPage(<ProductPage />, { server, at, ...(user && { user }) })
  await screen.findByRole('heading', { level: 1, name: product.name })
  return { server, product, shop }
}

test('the page shows the product, its price, its stock and its shop', async () => {
  await openProduct()
  expect(screen.getByText('$6.50')).toBeVisible()
  expect(screen.getByText('Only 4 left')).toBeVisible()
  expect(screen.getByText('Baked at night.')).toBeVisible()
  expect(screen.getAllByRole('link', { name: /Pine & Crumb/ })[0]).toHaveAttribute(
    'href',
    '/shop/0190a000-0000-7000-8000-0000000000bb',
  )
})

test('a visitor enters an address to reserve, and can fill a cart before', async () => {
  await openProduct()
  const reserve = screen.getByRole('link', { name: 'Reserve for $6.50' })
  expect(reserve).toHaveAttribute('href', '/login')
  // the code of the dialog loads: outside of `act` React would show it only at its next update
  await act(() => userEvent.click(reserve))
  const dialog = await screen.findByRole('dialog', { name: 'Reserve' })
  expect(within(dialog).getByLabelText('Email')).toHaveFocus()
  expect(within(dialog).getByRole('button', { name: 'Email me a code' })).toBeDisabled()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(await screen.findByRole('link', { name: /1 in your cart/ })).toBeVisible()
})

test('a customer reserves the chosen quantity', async () => {
  const { server, product, shop } = await openProduct({ user: testUser })
  const order = createTestOrder({
    quantity: 2,
    total_amount: 13,
    items: [{ product_id: product.id, name: product.name, quantity: 2, price: 6.5, image: null }],
  })
  server.respond(calls.placeOrder, { order })
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Rye loaf' }))
  await userEvent.click(screen.getByRole('button', { name: 'Reserve for $13.00' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByText(/Rye loaf/)[0]).toBeVisible()
  expect(server.listRequests(calls.placeOrder).map(({ body }) => body)).toEqual([
    {
      shop_id: shop.id,
      items: [{ product_id: product.id, quantity: 2 }],
      order_type: 'reservation',
      customer_name: 'Carla',
      customer_phone: '',
      customer_email: 'carla@example.com',
    },
  ])
})

test('a rejected reservation is explained beside its button, which stays', async () => {
  const { server } = await openProduct({ user: testUser })
  server.reject(calls.placeOrder, { status: 409, code: 'out_of_stock', error: 'Someone was faster.' })
  const button = screen.getByRole('button', { name: 'Reserve for $6.50' })
  await userEvent.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone was faster.')
  expect(button).toBeEnabled()
})

test('a sold-out product cannot be reserved', async () => {
  await openProduct({ product: { stock: 0 }, user: testUser })
  expect(screen.getByText('See similar items below.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Out of Stock' })).toBeDisabled()
  // its click says why
  expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
})

test('a paused shop takes no reservation, but the product can be saved for later', async () => {
  await openProduct({ shop: { paused_until: '2099-01-01T00:00:00.000Z' }, user: testUser })
  expect(screen.getByRole('button', { name: 'Reserve for $6.50' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Save for later' })).toBeEnabled()
})

test('a merchant sees the product without a way to buy', async () => {
  await openProduct({ user: { ...testUser, role: 'merchant' } })
  expect(screen.queryByRole('button', { name: /Reserve|cart/ })).toBeNull()
})
