// @vitest-environment happy-dom
import { m } from '@mainstreet/contract/messages/messages.ts'
import { AuthApiError } from '@supabase/auth-js'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { createTestServer } from '../../../api/test/test-server.ts'
import { renderPage } from '../../../queries/test/render-page.tsx'
import { dismissToast, getToasts } from '../../../ui/toasts/toast.ts'
import { PasskeysSetting } from './passkeys-setting.tsx'

const client = vi.hoisted(() => ({
  passkey: { list: vi.fn(), update: vi.fn(), delete: vi.fn() },
  registerPasskey: vi.fn(),
}))
vi.mock('../../../session/auth-client.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../../session/auth-client.ts')>()),
  getAuthClient: async () => client,
}))
vi.mock('../use-auth-config.ts', () => ({
  useAuthConfig: () => ({ passkeys: true }),
  isSignInOffered: () => true,
}))

const texts = m.accounts.settings.passkeys
const laptop = {
  id: '0190a000-0000-7000-8000-0000000000b1',
  friendly_name: 'Windows Hello',
  created_at: '2026-03-01T20:00:00Z',
}
const phone = { ...laptop, id: laptop.id.replace('b1', 'b2'), friendly_name: 'Apple Passwords' }

const fromBrowser = (name: string) =>
  Object.assign(new Error(name, { cause: Object.assign(new Error(), { name }) }), {
    __isWebAuthnError: true,
  })

beforeEach(() => {
  vi.resetAllMocks()
  for (const { id } of getToasts()) dismissToast(id)
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: {} })
})

async function renderSetting(listed: object[]) {
  client.passkey.list.mockResolvedValue({ data: listed, error: null })
  await renderPage(<PasskeysSetting />, { server: createTestServer() })
  await screen.findByRole('heading', { name: texts.title })
}
const findAdd = () => screen.findByRole('button', { name: texts.add })
async function openMenuItem(name: string, item: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

test('without a passkey the section says what one is good for, and offers to add one', async () => {
  await renderSetting([])
  expect(await screen.findByText(texts.none)).toBeVisible()
  client.registerPasskey.mockResolvedValue({ data: laptop, error: null })
  client.passkey.list.mockResolvedValue({ data: [laptop], error: null })
  await userEvent.click(await findAdd())
  expect(await screen.findByText('Windows Hello')).toBeVisible()
  expect(screen.getByText(texts.notUsed('Mar 1'))).toBeVisible()
  expect(getToasts().map(({ title }) => title)).toEqual([texts.added])
})

test('a closed dialog of the browser is no error, and nothing is lost', async () => {
  await renderSetting([laptop])
  client.registerPasskey.mockResolvedValue({ data: null, error: fromBrowser('NotAllowedError') })
  await userEvent.click(await findAdd())
  expect(await screen.findByRole('status')).toHaveTextContent(m.accounts.passkeys.addErrors.cancelled)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Windows Hello')).toBeVisible()

  client.registerPasskey.mockResolvedValue({ data: null, error: fromBrowser('InvalidStateError') })
  await userEvent.click(await findAdd())
  expect(await screen.findByRole('alert')).toHaveTextContent(m.accounts.webauthn.failures.alreadyAdded)
})

test('a browser without passkeys says so, and the passkeys can still be removed', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  await renderSetting([laptop])
  expect(await screen.findByText(m.accounts.webauthn.obstacles.browser)).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.add })).toBeNull()
  expect(screen.getByRole('button', { name: 'Actions for Windows Hello' })).toBeVisible()
})

test('an account that is full says so', async () => {
  await renderSetting(Array.from({ length: 10 }, (_, at) => ({ ...laptop, id: `${laptop.id}${at}` })))
  expect(await screen.findByText(texts.full(10))).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.add })).toBeNull()
})

test('a passkey is renamed, with what was typed kept when that fails', async () => {
  await renderSetting([laptop, phone])
  await openMenuItem('Windows Hello', texts.rename)
  const dialog = screen.getByRole('dialog', { name: texts.renameTitle })
  const name = within(dialog).getByLabelText(texts.name)
  await userEvent.clear(name)
  await userEvent.type(name, ' Office laptop ')
  client.passkey.update.mockResolvedValueOnce({ error: new AuthApiError('Passkey not found', 404, '') })
  await userEvent.click(within(dialog).getByRole('button', { name: texts.saveName }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Passkey not found')
  expect(name).toHaveValue(' Office laptop ')

  client.passkey.update.mockResolvedValue({ error: null })
  await userEvent.click(within(dialog).getByRole('button', { name: texts.saveName }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(client.passkey.update).toHaveBeenLastCalledWith({
    passkeyId: laptop.id,
    friendlyName: 'Office laptop',
  })
})

test('a removal is asked about, and long after the sign-in for a new one in place', async () => {
  await renderSetting([laptop])
  await openMenuItem('Windows Hello', texts.remove)
  const dialog = screen.getByRole('dialog', { name: texts.removeTitle('Windows Hello') })
  expect(client.passkey.delete).not.toHaveBeenCalled()
  const old = new AuthApiError('Sign in again', 400, 'reauthentication_needed')
  client.passkey.delete.mockResolvedValue({ error: old })
  await userEvent.click(within(dialog).getByRole('button', { name: texts.remove }))
  expect(await within(dialog).findByText(m.accounts.secondFactor.signInAgain.text)).toBeVisible()
})
