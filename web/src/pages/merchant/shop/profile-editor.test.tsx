// @vitest-environment happy-dom
import { calls } from '@mainstreet/contract/calls.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createTestServer } from '../../../api/test/test-server.ts'
import { createTestShop } from '../../../features/shops/test/shop-fixture.ts'
import { renderPage } from '../../../queries/test/render-page.tsx'
import { ProfileEditor } from './profile-editor.tsx'

const shop = createTestShop()

async function openEditor() {
  const server = createTestServer()
  const onDone = vi.fn()
  server.respond(calls.updateShop, { shop: { ...shop, version: 4 } })
  await renderPage(<ProfileEditor shop={shop} onDone={onDone} />, { server })
  return { server, onDone }
}

const type = async (label: string, text: string) => {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

test('the form has what the shop says, and nothing to save', async () => {
  await openEditor()
  expect(screen.getByLabelText('Shop name')).toHaveValue('Pine & Crumb')
  expect(screen.getByLabelText('About the shop')).toHaveValue('Bread from a wood oven.')
  expect(screen.getByLabelText('Phone')).toHaveAttribute('type', 'tel')
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
})

test('only what was changed is sent, with the version that was read', async () => {
  const { server, onDone } = await openEditor()
  await type('Shop name', 'Pine & Rye')
  await type('Website', 'https://rye.example')
  await save()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(server.listRequests(calls.updateShop).map(({ body }) => body)).toEqual([
    { name: 'Pine & Rye', website: 'https://rye.example', version: 3 },
  ])
})

test('an empty website is sent as null', async () => {
  const { server, onDone } = await openEditor()
  await userEvent.clear(screen.getByLabelText('Website'))
  await save()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(server.listRequests(calls.updateShop)[0]?.body).toEqual({ website: null, version: 3 })
})

test('an invalid field shows its error, gets the focus and is not sent', async () => {
  const { server } = await openEditor()
  await type('Email', 'hello at pine')
  await save()
  const field = screen.getByLabelText('Email')
  await waitFor(() => expect(field).toBeInvalid())
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(/email address/i)
  expect(server.listRequests(calls.updateShop)).toEqual([])
})

test('when the shop was changed meanwhile, the merchant chooses between both', async () => {
  const { server, onDone } = await openEditor()
  const current = { ...shop, name: 'Pine & Oak', version: 7 }
  server.reject(calls.updateShop, {
    status: 409,
    code: 'stale_version',
    error: 'The shop has changed',
    ...{ shop: current },
  })
  await type('Shop name', 'Pine & Rye')
  await save()
  expect(await screen.findByText('Your page changed while you were editing.')).toBeVisible()
  expect(screen.getByText(/Current: Pine & Oak · Yours: Pine & Rye/)).toBeVisible()
  server.respond(calls.updateShop, { shop: { ...current, version: 8 } })
  await userEvent.click(screen.getByRole('button', { name: 'Save my changes' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(server.listRequests(calls.updateShop).at(-1)?.body).toEqual({ name: 'Pine & Rye', version: 7 })
})
