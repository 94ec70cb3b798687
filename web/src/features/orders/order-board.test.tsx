// @vitest-environment happy-dom
import { calls } from '@mainstreet/contract/calls.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createTestServer } from '../../api/test/test-server.ts'
import { renderPage } from '../../queries/test/render-page.tsx'
import { OrderBoard } from './order-board.tsx'
import { createTestOrder, placedEvent, statusEvent, timeAt } from './test/order-fixture.ts'

const item = {
  product_id: '0190a000-0000-7000-8000-0000000000cc',
  name: 'Rye loaf',
  image: null,
  price: 6.5,
  quantity: 3,
}
const waiting = createTestOrder({
  order_type: 'order',
  status: 'pending',
  items: [item],
  events: [placedEvent('pending', '20:00')],
  customer_phone: '(209) 555-0100',
  customer_phone_link: 'tel:+12095550100',
})
const started = createTestOrder({
  id: '0190a000-0000-7000-8000-000000000002',
  customer_name: 'Ben',
  order_type: 'order',
  status: 'in_progress',
  items: [item],
  events: [placedEvent('pending', '19:00'), statusEvent('pending', 'in_progress', '19:10')],
})
const ready = createTestOrder({
  id: '0190a000-0000-7000-8000-000000000003',
  customer_name: 'Ada',
  status: 'reserved',
  items: [item],
  ready_at: timeAt('19:30'),
  events: [placedEvent('reserved', '19:00')],
})

async function openBoard(orders: Order[] = [waiting, started, ready]) {
  const server = createTestServer()
  await renderPage(
    <OrderBoard orders={orders} actor="merchant" timeZone="UTC" now={new Date(timeAt('20:05'))} />,
    { server },
  )
  return server
}
const findColumn = (name: RegExp) => within(screen.getByRole('region', { name }))

test('each order is in the column of its status, with its customer and items', async () => {
  await openBoard()
  expect(findColumn(/^New/).getByRole('article', { name: 'Carla' })).toHaveTextContent('3 ×Rye loaf')
  expect(findColumn(/^Preparing/).getByRole('article', { name: 'Ben' })).toBeVisible()
  expect(findColumn(/^Ready/).getByRole('article', { name: 'Ada' })).toBeVisible()
})

test('what a card cuts is in the details of its order', async () => {
  await openBoard()
  await userEvent.click(screen.getByRole('button', { name: 'More for Carla' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Order details' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Carla' }))
  expect(dialog.getByText('Rye loaf')).toBeVisible()
  expect(dialog.getByRole('link', { name: '(209) 555-0100' })).toHaveAttribute('href', 'tel:+12095550100')
})

test('an empty column says what will appear in it', async () => {
  await openBoard([])
  expect(findColumn(/^New/).getByText('New orders appear here automatically.')).toBeVisible()
})

test('one press accepts an order', async () => {
  const server = await openBoard()
  server.respond(calls.updateOrderStatus, { order: { ...waiting, status: 'in_progress', version: 2 } })
  await userEvent.click(screen.getByRole('button', { name: 'Accept and start' }))
  await waitFor(() =>
    expect(server.listRequests(calls.updateOrderStatus)).toMatchObject([
      { path: `/api/orders/${waiting.id}/status`, body: { status: 'in_progress' } },
    ]),
  )
})

test('an order is handed over with the code of its customer', async () => {
  const server = await openBoard([ready])
  server.reject(calls.updateOrderStatus, {
    status: 422,
    code: 'rule_violation',
    error: 'Rejected',
    details: [{ path: 'pickup_code', message: 'That isn’t the code of this order' }],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Hand over' }))
  const code = await screen.findByLabelText('Customer’s pickup code')
  await userEvent.type(code, '1234')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm pickup' }))
  await waitFor(() => expect(code).toBeInvalid())
  expect(code).toHaveValue('1234')

  server.respond(calls.updateOrderStatus, { order: { ...ready, status: 'completed', version: 2 } })
  await userEvent.clear(code)
  await userEvent.type(code, '4321')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm pickup' }))
  await waitFor(() => expect(screen.queryByLabelText('Customer’s pickup code')).toBeNull())
  expect(server.listRequests(calls.updateOrderStatus).at(-1)?.body).toEqual({
    status: 'completed',
    pickup_code: '4321',
  })
})

test('an order is declined only with a reason', async () => {
  const server = await openBoard([waiting])
  server.respond(calls.updateOrderStatus, { order: { ...waiting, status: 'declined', version: 2 } })
  await userEvent.click(screen.getByRole('button', { name: 'More for Carla' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Decline' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline Carla’s order?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Sold out' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
  await waitFor(() =>
    expect(server.listRequests(calls.updateOrderStatus).map(({ body }) => body)).toEqual([
      { status: 'declined', reason: 'Sold out' },
    ]),
  )
})

test('a change that failed is explained on the card of its order', async () => {
  const server = await openBoard()
  server.reject(calls.updateOrderStatus, { status: 409, code: 'conflict', error: 'It was canceled.' })
  await userEvent.click(screen.getByRole('button', { name: 'Accept and start' }))
  const card = within(screen.getByRole('article', { name: 'Carla' }))
  expect(await card.findByRole('alert')).toHaveTextContent('It was canceled.')
})
