// @vitest-environment happy-dom
import { calls } from '@mainstreet/contract/calls.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestServer } from '../../api/test/test-server.ts'
import { PastOrder } from '../../features/orders/past-order.tsx'
import { createTestOrder, placedEvent, statusEvent } from '../../features/orders/test/order-fixture.ts'
import { createTestShop } from '../../features/shops/test/shop-fixture.ts'
import { renderPage } from '../../queries/test/render-page.tsx'

afterEach(() => vi.unstubAllGlobals())

async function renderOrder(overrides: Partial<Order>) {
  const order = createTestOrder({
    status: 'completed',
    events: [placedEvent('reserved', '20:00'), statusEvent('in_progress', 'completed', '21:00')],
    items: [{ product_id: 'p', name: 'Rye loaf', quantity: 2, price: 4.5, image: null }],
    total_amount: 12,
    delivery_fee: 3,
    ...overrides,
  })
  const server = createTestServer()
  server.respond(calls.getShop, { shop: createTestShop({ location: '12 Mill Rd' }) })
  await renderPage(
    <PastOrder
      order={order}
      now={new Date('2026-07-20')}
      opened={false}
      actions={<button type="button">Order again</button>}
    />,
    { server },
  )
}

test('a past order is one line, which opens to its items and actions', async () => {
  await renderOrder({ payment_status: 'paid_in_store' })
  expect(screen.getByText(/Picked up · 2 × .?Rye loaf/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull()
  await userEvent.click(screen.getByText('Pine & Crumb'))
  expect(await screen.findByRole('button', { name: 'Order again' })).toBeVisible()
  expect(screen.getByText('$9.00')).toBeVisible()
})

test('an order that was not completed says in its line what became of the money', async () => {
  await renderOrder({
    status: 'declined',
    payment_status: 'voided',
    events: [placedEvent('pending', '20:00'), statusEvent('pending', 'declined', '20:10')],
  })
  expect(screen.getByText(/Declined by the shop · You weren’t charged/)).toBeVisible()
  await userEvent.click(screen.getByText('Pine & Crumb'))
  await screen.findByRole('button', { name: 'Order again' })
  expect(screen.queryByRole('button', { name: 'Print receipt' })).toBeNull()
})

test('the receipt of a paid order has its items, total and payment, and is gone after printing', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await renderOrder({ payment_status: 'paid', captured_amount: 12 })
  await userEvent.click(screen.getByText('Pine & Crumb'))
  await userEvent.click(await screen.findByRole('button', { name: 'Print receipt' }))
  const receipt = document.querySelector('[data-paper]')
  await waitFor(() => expect(receipt).toHaveTextContent('12 Mill Rd'))
  expect(receipt).toHaveTextContent('2 × Rye loaf$9.00Delivery$3.00Total$12.00Paid by card')
  expect(print).toHaveBeenCalledTimes(1)
  globalThis.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(document.querySelector('[data-paper]')).toBeNull())
})
