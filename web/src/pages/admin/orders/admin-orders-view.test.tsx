// @vitest-environment happy-dom

import { calls } from '@mainstreet/contract/calls.ts'
import { formatOrderNumber } from '@mainstreet/contract/orders/order-number.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createListResponse } from '../../../api/test/list-response.ts'
import { createTestServer } from '../../../api/test/test-server.ts'
import { createTestOrder } from '../../../features/orders/test/order-fixture.ts'
import { renderPage, testUser } from '../../../queries/test/render-page.tsx'
import { AdminOrdersView } from './admin-orders-view.tsx'

const order = createTestOrder({ id: '0190a000-0000-7000-8000-00001a2b3c4d' })

/** The only order is not pending. */
async function openOrders(search: string) {
  const server = createTestServer()
  server.respond(calls.listAllOrders, ({ query }) => {
    const isFound = query.search?.includes('1A2B3C4D') && !query.status
    return createListResponse(isFound ? [order] : [])
  })
  const path = `/admin-comprehensive?view=orders&${search}`
  const { router } = await renderPage(<AdminOrdersView />, {
    server,
    at: { route: routes.adminComprehensive, path },
    user: { ...testUser, role: 'admin' },
  })
  return { server, router }
}

test('an order is listed with the number that its customer sees', async () => {
  await openOrders('search=1A2B3C4D')
  expect(await screen.findByText(formatOrderNumber(order))).toBeVisible()
})

test('an unknown number is repeated with what to do next', async () => {
  const { router } = await openOrders('search=%23ffff%20ffff')
  expect(await screen.findByRole('heading', { name: 'No order FFFFFFFF' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show all orders' }))
  expect(router.getLocation().search).toEqual({ view: 'orders' })
})

test('a number that filters hide is searched without them', async () => {
  await openOrders('search=1A2B3C4D&status=pending')
  await screen.findByRole('heading', { name: 'No order 1A2B3C4D with these filters' })
  await userEvent.click(screen.getByRole('button', { name: 'Search all orders' }))
  expect(await screen.findByText(formatOrderNumber(order))).toBeVisible()
})

test('the beginning of a number finds nothing, and says so', async () => {
  await openOrders('search=1a2b')
  expect(await screen.findByText(/^Enter the whole order number/)).toBeVisible()
})
