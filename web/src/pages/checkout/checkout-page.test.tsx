// @vitest-environment happy-dom

import type { SavedAddress } from '@mainstreet/contract/accounts/saved-contact.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import type { CartItem } from '@mainstreet/contract/cart/cart.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createListResponse } from '../../api/test/list-response.ts'
import { createTestServer } from '../../api/test/test-server.ts'
import { createTestOrder } from '../../features/orders/test/order-fixture.ts'
import { createTestShop } from '../../features/shops/test/shop-fixture.ts'
import { renderPage, testUser } from '../../queries/test/render-page.tsx'
import { CheckoutPage } from './checkout-page.tsx'

const shops = {
  bakery: createTestShop(),
  pottery: createTestShop({ id: '0190a000-0000-7000-8000-0000000000b2', name: 'Clay House' }),
}
const createItem = (shop: Shop, overrides: Partial<CartItem> = {}): CartItem => ({
  id: shop.id.replace('bb', 'e1').replace('b2', 'e2'),
  product_id: shop.id.replace('bb', 'c1').replace('b2', 'c2'),
  shop_id: shop.id,
  quantity: 2,
  name: `Item of ${shop.name}`,
  image: null,
  price: 6.5,
  last_seen_price: 6.5,
  stock: 4,
  shop_name: shop.name,
  available: true,
  ...overrides,
})

async function openCheckout({
  items = [createItem(shops.bakery)],
  bakery = shops.bakery,
  pottery = shops.pottery,
  isShopGone = false,
  saved = { phone: '', addresses: [] as SavedAddress[] },
} = {}) {
  const server = createTestServer()
  const total_amount = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  server.respond(calls.getCart, { cart: { items, count: items.length, total_amount } })
  server.respond(calls.getPaymentOptions, { online: true, stopped: false, test_mode: true, hold_minutes: 15 })
  if (isShopGone) server.reject(calls.getShop, { status: 404, code: 'not_found', error: 'Not found' })
  else server.respond(calls.getShop, ({ path }) => ({ shop: path.endsWith('b2') ? pottery : bakery }))
  server.respond(calls.listCustomerOrders, createListResponse([]))
  server.respond(calls.getSavedContact, { contact: saved })
  const at = { route: routes.checkout, path: '/checkout' }
  const { router } = await renderPage(<CheckoutPage />, { server, at, user: testUser })
  return { server, router }
}
const parent = '0190a000-0000-7000-8000-0000000000aa'

test('the contact is filled in, and the total of all shops is on the button', async () => {
  await openCheckout({ items: [createItem(shops.bakery), createItem(shops.pottery)] })
  expect(await screen.findByRole('button', { name: 'Pay $26.00' })).toBeEnabled()
  expect(screen.getByText('carla@example.com')).toBeVisible()
  expect(screen.queryByLabelText('Name')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Change contact information' }))
  expect(screen.getByLabelText('Name')).toHaveValue('Carla')
  expect(screen.getByLabelText('Email')).toHaveValue('carla@example.com')
  expect(screen.getByText('Item of Pine & Crumb')).toBeVisible()
  expect(screen.getByText('Item of Clay House')).toBeVisible()
})

test('an order that is paid at pickup is placed with the total that was shown', async () => {
  const { server, router } = await openCheckout()
  server.respond(calls.createCheckout, {
    parent_order_id: parent,
    orders: [createTestOrder({ status: 'pending', order_type: 'order' })],
    payment: null,
  })
  await userEvent.click(await screen.findByRole('radio', { name: /Pay at pickup/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Place order for $13.00' }))
  await waitFor(() => expect(router.getLocation().pathname).toBe('/payment/success'))
  expect(server.listRequests(calls.createCheckout).map(({ body }) => body)).toMatchObject([
    { payment: 'in_store', fulfillment: 'pickup', customer_name: 'Carla', total_amount: 13 },
  ])
})

test('a delivery adds its fee and asks for the address', async () => {
  await openCheckout({ bakery: { ...shops.bakery, offers_delivery: true, delivery_fee: 4 } })
  await userEvent.click(await screen.findByRole('radio', { name: /Delivery/ }))
  expect(screen.getByRole('button', { name: 'Pay $17.00' })).toBeEnabled()
  expect(screen.getByRole('textbox', { name: /address/i })).toBeRequired()
})

const delivers = { offers_delivery: true, delivery_fee: 4 }
const home: SavedAddress = {
  id: '0190a000-0000-7000-8000-0000000000f1',
  address: '1 Elm Street',
  is_default: true,
}

test('the saved phone and the default address are used, and saved once only', async () => {
  const { server } = await openCheckout({
    bakery: { ...shops.bakery, ...delivers },
    saved: { phone: '(209) 555-0100', addresses: [home] },
  })
  server.respond(calls.createCheckout, { parent_order_id: parent, orders: [], payment: null })
  expect(await screen.findByText('(209) 555-0100')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /Delivery/ }))
  expect(screen.getByRole('radio', { name: '1 Elm Street' })).toBeChecked()
  expect(screen.queryByLabelText('Delivery address')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Pay $17.00' }))
  await waitFor(() => expect(server.listRequests(calls.createCheckout)).toHaveLength(1))
  expect(server.listRequests(calls.createCheckout)[0]?.body).toMatchObject({
    customer_phone: '(209) 555-0100',
    delivery_address: '1 Elm Street',
    save: [],
  })
})

test('a typed phone and a different address are saved where the customer chooses it', async () => {
  const { server } = await openCheckout({
    bakery: { ...shops.bakery, ...delivers },
    saved: { phone: '', addresses: [home] },
  })
  server.respond(calls.createCheckout, { parent_order_id: parent, orders: [], payment: null })
  await userEvent.click(await screen.findByRole('radio', { name: /Delivery/ }))
  await userEvent.click(screen.getByRole('radio', { name: 'A different address' }))
  // it begins like the saved one, and is still the field while it is typed
  await userEvent.type(screen.getByLabelText('Delivery address'), '1 Elm Street, Apt 4')
  await userEvent.click(screen.getByLabelText('Save this address for next time'))
  await userEvent.click(screen.getByRole('button', { name: 'Change contact information' }))
  await userEvent.type(screen.getByLabelText('Phone (optional)'), '209 555 0142')
  await userEvent.click(screen.getByLabelText('Save this number for next time'))
  await userEvent.click(screen.getByRole('button', { name: 'Pay $17.00' }))
  await waitFor(() => expect(server.listRequests(calls.createCheckout)).toHaveLength(1))
  expect(server.listRequests(calls.createCheckout)[0]?.body).toMatchObject({
    customer_phone: '209 555 0142',
    delivery_address: '1 Elm Street, Apt 4',
    save: ['delivery_address', 'customer_phone'],
  })
})

test('each shop has its own choice of pickup or delivery', async () => {
  const { server } = await openCheckout({
    items: [createItem(shops.bakery), createItem(shops.pottery)],
    bakery: { ...shops.bakery, ...delivers },
    pottery: { ...shops.pottery, ...delivers },
  })
  server.respond(calls.createCheckout, { parent_order_id: parent, orders: [], payment: null })
  const choice = await screen.findByRole('group', { name: 'Pickup or delivery from Clay House' })
  await userEvent.click(within(choice).getByRole('radio', { name: /Delivery/ }))
  await userEvent.type(screen.getByLabelText('Delivery address'), '1 Elm Street')
  await userEvent.click(screen.getByRole('button', { name: 'Pay $30.00' }))
  await waitFor(() => expect(server.listRequests(calls.createCheckout)).toHaveLength(1))
  expect(server.listRequests(calls.createCheckout)[0]?.body).toMatchObject({
    fulfillment: 'delivery',
    pickup_at: [shops.bakery.id],
    delivery_address: '1 Elm Street',
    total_amount: 30,
  })
})

test('payment at pickup leaves to the card what it cannot cover, in one request', async () => {
  const { server } = await openCheckout({
    items: [createItem(shops.bakery), createItem(shops.pottery, { quantity: 1 })],
    pottery: { ...shops.pottery, accepts_in_store_payment: false },
  })
  server.respond(calls.createCheckout, { parent_order_id: parent, orders: [], payment: null })
  expect(await screen.findByRole('button', { name: 'Pay $19.50' })).toBeEnabled()
  await userEvent.click(screen.getByRole('radio', { name: /Pay at pickup/ }))
  expect(screen.getByText('Clay House only accepts online payment.')).toBeVisible()
  expect(screen.getByText('You’ll pay $6.50 by card now and $13.00 at pickup.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Pay $6.50 now' }))
  await waitFor(() => expect(server.listRequests(calls.createCheckout)).toHaveLength(1))
  expect(server.listRequests(calls.createCheckout)[0]?.body).toMatchObject({
    payment: 'online',
    in_store_at: [shops.bakery.id],
    total_amount: 19.5,
  })
})

test('a rejected field is marked and focused, and what was typed stays', async () => {
  const { server } = await openCheckout()
  await userEvent.click(await screen.findByRole('button', { name: 'Change contact information' }))
  const name = screen.getByLabelText('Name')
  await userEvent.clear(name)
  await userEvent.type(name, 'C')
  server.reject(calls.createCheckout, {
    status: 422,
    code: 'rule_violation',
    error: 'Rejected',
    details: [{ path: 'customer_name', message: 'Use your full name' }],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Pay $13.00' }))
  await waitFor(() => expect(name).toBeInvalid())
  expect(name).toHaveFocus()
  expect(name).toHaveAccessibleDescription('Use your full name')
  expect(name).toHaveValue('C')
})

test('a rejected contact that is shown as one line opens at the field', async () => {
  const { server } = await openCheckout()
  server.reject(calls.createCheckout, {
    status: 422,
    code: 'rule_violation',
    error: 'Rejected',
    details: [{ path: 'customer_email', message: 'Not an email address' }],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $13.00' }))
  const email = await screen.findByLabelText('Email')
  await waitFor(() => expect(email).toBeInvalid())
  expect(email).toHaveFocus()
})

test('a note is behind a button, and is sent', async () => {
  const { server } = await openCheckout()
  server.respond(calls.createCheckout, { parent_order_id: parent, orders: [], payment: null })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a note for Pine & Crumb' }))
  const note = screen.getByLabelText('Note for Pine & Crumb (optional)')
  expect(note).toHaveFocus()
  await userEvent.type(note, 'Sliced, please')
  await userEvent.click(screen.getByRole('button', { name: 'Pay $13.00' }))
  await waitFor(() => expect(server.listRequests(calls.createCheckout)).toHaveLength(1))
  expect(server.listRequests(calls.createCheckout)[0]?.body).toMatchObject({
    notes: [{ shop_id: shops.bakery.id, note: 'Sliced, please' }],
  })
})

test('a shop that has left says so, and nothing can be ordered until its items are removed', async () => {
  await openCheckout({ items: [createItem(shops.bakery, { available: false })], isShopGone: true })
  expect(await screen.findByText('This shop is no longer on Mainstreet.')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Pay/ })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Remove Item of Pine & Crumb' })).toBeEnabled()
})

test('more than is in stock cannot be ordered', async () => {
  await openCheckout({ items: [createItem(shops.bakery, { stock: 1 })] })
  expect(await screen.findByRole('button', { name: /^Pay/ })).toBeDisabled()
})

test('a message names the shop that takes no orders', async () => {
  await openCheckout({ bakery: { ...shops.bakery, paused_until: '2099-01-01T00:00:00.000Z' } })
  expect(await screen.findByText(/^Pine & Crumb isn’t taking orders right now\. Continue/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Pay/ })).toBeDisabled()
})

test('an empty cart leads back to the shops', async () => {
  await openCheckout({ items: [] })
  expect(await screen.findByText('Your cart is empty')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Keep shopping' })).toHaveAttribute('href', '/')
})
