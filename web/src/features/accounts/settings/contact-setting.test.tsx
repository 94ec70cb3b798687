// @vitest-environment happy-dom
import type { SavedAddress } from '@mainstreet/contract/accounts/saved-contact.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createTestServer } from '../../../api/test/test-server.ts'
import { renderPage } from '../../../queries/test/render-page.tsx'
import { dismissToast, getToasts } from '../../../ui/toasts/toast.ts'
import { ContactSetting } from './contact-setting.tsx'

const home: SavedAddress = {
  id: '0190a000-0000-7000-8000-0000000000a1',
  address: '1 Elm Street',
  is_default: true,
}
const work: SavedAddress = {
  ...home,
  id: home.id.replace('a1', 'a2'),
  address: '2 Oak Street',
  is_default: false,
}

async function renderSetting(addresses: SavedAddress[] = [home, work], phone = '(209) 555-0100') {
  for (const { id } of getToasts()) dismissToast(id)
  const server = createTestServer()
  server.respond(calls.getSavedContact, { contact: { phone, addresses } })
  await renderPage(<ContactSetting />, { server })
  await screen.findByRole('heading', { name: 'Phone and addresses' })
  return server
}
const openMenu = async (address: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Actions for ${address}` }))

test('a changed phone number is saved, and an invalid one is marked and stays as typed', async () => {
  const server = await renderSetting()
  const phone = await screen.findByLabelText('Phone number')
  expect(phone).toHaveValue('(209) 555-0100')
  expect(screen.getByRole('button', { name: 'Save number' })).toBeDisabled()
  await userEvent.clear(phone)
  await userEvent.type(phone, 'call me')
  await userEvent.click(screen.getByRole('button', { name: 'Save number' }))
  await waitFor(() => expect(phone).toBeInvalid())
  expect(phone).toHaveValue('call me')
  expect(server.listRequests(calls.updateSavedContact)).toHaveLength(0)

  const contact = { phone: '209 555 0142', addresses: [] }
  server.respond(calls.updateSavedContact, { contact })
  server.respond(calls.getSavedContact, { contact })
  await userEvent.clear(phone)
  await userEvent.type(phone, ' 209 555 0142 ')
  await userEvent.click(screen.getByRole('button', { name: 'Save number' }))
  await waitFor(() => expect(getToasts().map(({ title }) => title)).toEqual(['Phone number saved']))
  expect(server.listRequests(calls.updateSavedContact).map(({ body }) => body)).toEqual([
    { phone: '209 555 0142' },
  ])
})

test('an address is added and edited in a dialog, which stays open with what was typed when it is rejected', async () => {
  const server = await renderSetting()
  await userEvent.click(await screen.findByRole('button', { name: 'Add address' }))
  const dialog = screen.getByRole('dialog', { name: 'Add an address' })
  server.reject(calls.addSavedAddress, {
    status: 422,
    code: 'rule_violation',
    error: 'You can save up to 10 addresses',
  })
  await userEvent.type(within(dialog).getByLabelText('Address'), '3 Fir Street')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save address' }))
  expect(await within(dialog).findByText('You can save up to 10 addresses')).toBeVisible()
  expect(within(dialog).getByLabelText('Address')).toHaveValue('3 Fir Street')

  server.respond(calls.addSavedAddress, { contact: { phone: '', addresses: [home, work] } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save address' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.listRequests(calls.addSavedAddress).at(-1)?.body).toEqual({ address: '3 Fir Street' })
})

test('only an address that is not the default can become it', async () => {
  const server = await renderSetting()
  server.respond(calls.updateSavedAddress, { contact: { phone: '', addresses: [work, home] } })
  await openMenu(home.address)
  expect(screen.queryByRole('menuitem', { name: 'Make default' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await openMenu(work.address)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Make default' }))
  await waitFor(() => expect(server.listRequests(calls.updateSavedAddress)).toHaveLength(1))
  expect(server.listRequests(calls.updateSavedAddress)[0]).toMatchObject({
    path: expect.stringContaining(work.id),
    body: { is_default: true },
  })
})

test('a deleted default address can be restored, and is the default again', async () => {
  const server = await renderSetting()
  server.respond(calls.deleteSavedAddress, undefined)
  server.respond(calls.addSavedAddress, { contact: { phone: '', addresses: [home, work] } })
  await openMenu(home.address)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(getToasts()).toHaveLength(1))
  getToasts()[0]?.undo?.()
  await waitFor(() =>
    expect(server.listRequests(calls.addSavedAddress).map(({ body }) => body)).toEqual([
      { address: home.address, is_default: true },
    ]),
  )
})

test('after a deletion the heading of the list has the focus', async () => {
  const server = await renderSetting()
  server.respond(calls.deleteSavedAddress, undefined)
  await openMenu(work.address)
  server.respond(calls.getSavedContact, { contact: { phone: '', addresses: [home] } })
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText(work.address)).toBeNull())
  expect(screen.getByRole('heading', { name: 'Delivery addresses' })).toHaveFocus()
})

test('an account that has the most addresses says so in place of the button', async () => {
  const addresses = Array.from({ length: 10 }, (_, at) => ({
    id: `0190a000-0000-7000-8000-0000000000${10 + at}`,
    address: `${at} Elm Street`,
    is_default: at === 0,
  }))
  await renderSetting(addresses)
  expect(await screen.findByText(/^You’ve saved 10 addresses/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add address' })).toBeNull()
})
