// @vitest-environment happy-dom
import { calls } from '@mainstreet/contract/calls.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestServer } from '../../api/test/test-server.ts'
import { EmailBounceCallout } from '../../features/accounts/email-bounce-callout.tsx'
import { renderPage } from '../../queries/test/render-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const user = {
  id: '0193b5a0-0000-7000-8000-000000000001',
  email: 'kim@people.example',
  name: 'Kim',
  role: 'customer',
  shop_id: null,
} as const
const settingsPath = `${routes.account.path}?view=settings`

async function renderCallout(email_bounced_at: string | null) {
  const server = createTestServer()
  server.respond(calls.getMe, { user, email_bounced_at })
  await renderPage(<EmailBounceCallout settingsPath={settingsPath} />, { server })
  return server
}

test('a user whose emails come back can change the address or try again', async () => {
  const server = await renderCallout('2026-11-20T10:00:00.000Z')
  const callout = await screen.findByRole('region', { name: 'Email problem' })
  expect(callout).toHaveTextContent('kim@people.example')
  expect(screen.getByRole('link', { name: 'Change email' })).toHaveAttribute('href', settingsPath)

  server.respond(calls.clearEmailBounce, undefined)
  server.respond(calls.getMe, { user, email_bounced_at: null })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Email problem' })).toBeNull())
})

test('nothing is shown while emails arrive', async () => {
  await renderCallout(null)
  expect(screen.queryByRole('region', { name: 'Email problem' })).toBeNull()
})
