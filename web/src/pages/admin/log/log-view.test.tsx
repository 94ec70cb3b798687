// @vitest-environment happy-dom

import { calls } from '@mainstreet/contract/calls.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createListResponse } from '../../../api/test/list-response.ts'
import { createTestServer } from '../../../api/test/test-server.ts'
import { renderPage, testUser } from '../../../queries/test/render-page.tsx'
import { LogView } from './log-view.tsx'

const entry = {
  id: 7,
  actor_id: testUser.id,
  actor_name: 'Ada',
  actor_email: 'ada@example.com',
  actor_role: 'admin',
  action: 'shop.update',
  subject_type: 'shop',
  subject_id: '0190a000-0000-7000-8000-0000000000bb',
  subject_name: 'Pine & Crumb',
  subject_exists: true,
  changes: [{ field: 'phone', before: '1', after: '2' }],
  created_at: '2026-09-01T10:00:00.000Z',
}
const at = { route: routes.adminComprehensive, path: '/admin-comprehensive?view=log' }

test('an act at the command line is one of the system', async () => {
  const server = createTestServer()
  const action = { actor_name: null, actor_email: null, actor_role: 'system', action: 'user.reset_factors' }
  server.respond(calls.listAuditLog, createListResponse([{ ...entry, ...action, subject_type: 'user' }]))
  await renderPage(<LogView />, { server, at, user: { ...testUser, role: 'admin' } })
  expect(await screen.findByRole('listitem')).toHaveTextContent('System')
})

test('an entry is one line, its details are folded', async () => {
  const server = createTestServer()
  const { subject_id } = entry
  server.respond(calls.listAuditLog, createListResponse([entry]))
  await renderPage(<LogView />, { server, at, user: { ...testUser, role: 'admin' } })

  const line = await screen.findByRole('listitem')
  expect(line).toHaveTextContent('Edited the shop Pine & Crumb')
  expect(line).not.toHaveTextContent('Phone')
  expect(line).not.toHaveTextContent(subject_id)
  const button = screen.getByRole('button', { name: 'Details: Edited the shop Pine & Crumb' })
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(line).toHaveTextContent('Phone')
  expect(line).toHaveTextContent(subject_id)
  expect(screen.getByRole('link', { name: 'All entries by Ada' })).toHaveAttribute(
    'href',
    '/admin-comprehensive?view=log&actor=ada%40example.com',
  )
})
