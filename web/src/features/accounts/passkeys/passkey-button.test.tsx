// @vitest-environment happy-dom
import { m } from '@mainstreet/contract/messages/messages.ts'
import { AuthApiError } from '@supabase/auth-js'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { createTestServer } from '../../../api/test/test-server.ts'
import { renderPage } from '../../../queries/test/render-page.tsx'
import { PasskeyButton } from './passkey-button.tsx'

const client = vi.hoisted(() => ({ signInWithPasskey: vi.fn() }))
const config = vi.hoisted(() => ({ passkeys: true }))
vi.mock('../../../session/auth-client.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../../session/auth-client.ts')>()),
  getAuthClient: async () => client,
}))
vi.mock('../use-auth-config.ts', () => ({ useAuthConfig: () => config, isSignInOffered: () => true }))

const texts = m.accounts.passkeys
const findButton = () => screen.queryByRole('button', { name: texts.signIn })

beforeEach(() => {
  vi.resetAllMocks()
  config.passkeys = true
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: {} })
})
const renderButton = () => renderPage(<PasskeyButton />, { server: createTestServer() })

test('it is there only where the browser and the site have passkeys', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  await renderButton()
  expect(findButton()).toBeNull()
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: {} })
  config.passkeys = false
  await renderButton()
  expect(findButton()).toBeNull()
})

test('only the click requests a challenge, and a closed dialog is no error', async () => {
  await renderButton()
  expect(client.signInWithPasskey).not.toHaveBeenCalled()
  const cause = Object.assign(new Error(), { name: 'NotAllowedError' })
  const closed = Object.assign(new Error('', { cause }), { __isWebAuthnError: true })
  client.signInWithPasskey.mockResolvedValueOnce({ data: null, error: closed })
  await userEvent.click(screen.getByRole('button', { name: texts.signIn }))
  expect(await screen.findByRole('status')).toHaveTextContent(texts.signInErrors.cancelled)

  const unknown = new AuthApiError('Credential verification failed', 400, 'webauthn_verification_failed')
  client.signInWithPasskey.mockResolvedValueOnce({ data: null, error: unknown })
  await userEvent.click(screen.getByRole('button', { name: texts.signIn }))
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.signInErrors.rejected)
  expect(client.signInWithPasskey).toHaveBeenCalledTimes(2)
})
