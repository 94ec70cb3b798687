// @vitest-environment happy-dom

import { calls } from '@mainstreet/contract/calls.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createListResponse } from '../../../api/test/list-response.ts'
import { createTestServer } from '../../../api/test/test-server.ts'
import { createTestShop } from '../../../features/shops/test/shop-fixture.ts'
import { renderPage, testUser } from '../../../queries/test/render-page.tsx'
import { ShopsView } from './shops-view.tsx'

async function openShops(shop: Shop) {
  const server = createTestServer()
  server.respond(calls.listShops, createListResponse([shop]))
  server.respond(calls.rejectShop, { shop: { ...shop, status: 'rejected' } })
  const at = { route: routes.adminComprehensive, path: '/admin-comprehensive?view=shops' }
  await renderPage(<ShopsView />, { server, at, user: { ...testUser, role: 'admin' } })
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${shop.name}` }))
  return server
}
const listActions = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)

test('a shop is suspended with a reason for its merchant', async () => {
  const shop = createTestShop()
  const server = await openShops(shop)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Suspend' }))
  const dialog = screen.getByRole('dialog', { name: `Suspend ${shop.name}?` })
  const suspend = within(dialog).getByRole('button', { name: 'Suspend' })
  await userEvent.click(suspend)
  expect(within(dialog).getByLabelText('Reason for suspension')).toBeInvalid()
  expect(server.listRequests(calls.rejectShop)).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Permanently closed' }))
  await userEvent.click(suspend)
  await waitFor(() =>
    expect(server.listRequests(calls.rejectShop).map(({ body }) => body)).toEqual([
      { reason: 'The shop has closed permanently.', version: shop.version },
    ]),
  )
})

test('only an approved shop can be suspended, and deletion is last', async () => {
  await openShops(createTestShop({ status: 'pending_approval' }))
  expect(listActions()).toEqual(['Review', 'Open dashboard', 'View orders', 'View audit log', 'Delete'])
})
