// @vitest-environment happy-dom

import type { Account } from '@mainstreet/contract/accounts/user.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { readSearch } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createListResponse } from '../../../api/test/list-response.ts'
import { createTestServer } from '../../../api/test/test-server.ts'
import { renderPage, testUser } from '../../../queries/test/render-page.tsx'
import { UsersView } from './users-view.tsx'

const ann: Account = {
  id: '0190a000-0000-7000-8000-0000000000a1',
  email: 'ann@example.com',
  name: 'Ann',
  role: 'customer',
  shop_id: null,
  shop_name: null,
  banned_at: null,
  email_bounced_at: null,
  is_demo: false,
  created_at: '2026-09-01T10:00:00.000Z',
  updated_at: '2026-09-01T10:00:00.000Z',
  version: 1,
}

async function openUsers(user: Account) {
  const server = createTestServer()
  server.respond(calls.listUsers, createListResponse([user]))
  server.respond(calls.updateUser, { user })
  const at = { route: routes.adminComprehensive, path: '/admin-comprehensive?view=users' }
  const { router } = await renderPage(<UsersView />, { server, at, user: { ...testUser, role: 'admin' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ann' }))
  return { server, router }
}
const listActions = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)

test('all actions of a user are in one menu, deletion last', async () => {
  await openUsers(ann)
  expect(listActions()).toEqual(['Edit', 'View orders', 'View audit log', 'Suspend', 'Delete'])
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull()
})

test('a user is suspended after a confirmation', async () => {
  const { server } = await openUsers(ann)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Suspend' }))
  expect(server.listRequests(calls.updateUser)).toEqual([])
  const dialog = screen.getByRole('dialog', { name: 'Suspend Ann?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }))
  await waitFor(() =>
    expect(server.listRequests(calls.updateUser).map(({ body }) => body)).toEqual([{ banned: true }]),
  )
})

test('a suspension is lifted at once', async () => {
  const { server } = await openUsers({ ...ann, banned_at: '2026-09-02T10:00:00.000Z' })
  await userEvent.click(screen.getByRole('menuitem', { name: 'Lift suspension' }))
  await waitFor(() =>
    expect(server.listRequests(calls.updateUser).map(({ body }) => body)).toEqual([{ banned: false }]),
  )
})

test('admins cannot suspend themselves', async () => {
  await openUsers({ ...ann, id: testUser.id })
  expect(listActions()).not.toContain('Suspend')
})

test('the menu leads to the orders of a user', async () => {
  const { router } = await openUsers(ann)
  await userEvent.click(screen.getByRole('menuitem', { name: 'View orders' }))
  expect(readSearch(routes.admin, router.getLocation().search)).toEqual({
    view: 'orders',
    search: ann.email,
  })
})
