// @vitest-environment happy-dom
import { m } from '@mainstreet/contract/messages/messages.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { createTestServer } from '../../../api/test/test-server.ts'
import { renderPage } from '../../../queries/test/render-page.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'

const client = vi.hoisted(() => ({
  mfa: { listFactors: vi.fn(), webauthn: { challenge: vi.fn(), verify: vi.fn() } },
}))
vi.mock('../../../session/auth-client.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../../session/auth-client.ts')>()),
  getAuthClient: async () => client,
}))

const texts = m.accounts.secondFactor
const findButton = (name: string) => screen.findByRole('button', { name })
const added = { status: 'verified', created_at: '2026-03-01T20:00:00Z' }
const app = { ...added, id: 'app', factor_type: 'totp', friendly_name: 'Phone' }
const key = { ...added, id: 'key', factor_type: 'webauthn', friendly_name: 'Key ring' }
const codes = { ...added, id: 'codes', factor_type: 'recovery_code' }

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: {} })
})

async function renderForm(all: (typeof app | typeof key | typeof codes)[], removedId?: string) {
  const listOf = (type: string) => all.filter(({ factor_type }) => factor_type === type)
  const data = { all, totp: listOf('totp'), webauthn: listOf('webauthn'), phone: [] }
  client.mfa.listFactors.mockResolvedValue({ data, error: null })
  const onVerified = vi.fn()
  await renderPage(<SecondFactorForm removedId={removedId} onVerified={onVerified} />, {
    server: createTestServer(),
  })
  return onVerified
}

test('each way leads to the others', async () => {
  await renderForm([app, key, codes])
  expect(await screen.findByLabelText(texts.appLabel)).toBeVisible()
  await userEvent.click(await findButton(texts.useKey))
  expect(await findButton(texts.confirmWithKey)).toHaveFocus()
  await userEvent.click(await findButton(texts.useRecoveryCode))
  expect(await screen.findByLabelText(texts.recoveryLabel)).toBeVisible()
  expect(await findButton(texts.useApp)).toBeVisible()
})

test('a closed dialog is no error, and the key can be used again', async () => {
  const onVerified = await renderForm([key])
  const cause = Object.assign(new Error(), { name: 'NotAllowedError' })
  const closed = Object.assign(new Error('', { cause }), { __isWebAuthnError: true })
  client.mfa.webauthn.challenge.mockResolvedValueOnce({ data: null, error: closed })
  await userEvent.click(await findButton(texts.confirmWithKey))
  expect(await screen.findByRole('status')).toHaveTextContent(texts.keyErrors.cancelled)
  expect(onVerified).not.toHaveBeenCalled()

  const data = { factorId: key.id, challengeId: 'c', webauthn: { type: 'request' } }
  client.mfa.webauthn.challenge.mockResolvedValueOnce({ data, error: null })
  client.mfa.webauthn.verify.mockResolvedValueOnce({ data: {}, error: null })
  await userEvent.click(await findButton(texts.confirmWithKey))
  await vi.waitFor(() => expect(onVerified).toHaveBeenCalledOnce())
})

test('a browser without WebAuthn offers the other ways, or says why there is none', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  await renderForm([key, codes])
  expect(await screen.findByLabelText(texts.recoveryLabel)).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.useKey })).toBeNull()
  await renderForm([key])
  expect(await screen.findByText(m.accounts.webauthn.obstacles.browser)).toBeVisible()
})

test('the factor that is about to be removed is asked for only where it is the last one', async () => {
  await renderForm([app, key], app.id)
  expect(await findButton(texts.confirmWithKey)).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.useApp })).toBeNull()
})
