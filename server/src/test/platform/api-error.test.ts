import { calls } from '@mainstreet/contract/calls.ts'
import { enServer } from '@mainstreet/contract/messages/en-server.ts'
import { ApiError, renderErrorText } from '@mainstreet/platform/http/api-error.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../setup/test-app.ts'

test('an error is logged in the default language and rendered in the one of the caller', () => {
  const error = new ApiError('not_found', (m) => m.errors.notFound.shop)
  expect(error.message).toBe('Shop not found')
  const french = { ...enServer, errors: { ...enServer.errors, notFound: translateAll('Introuvable') } }
  expect(renderErrorText(error.text, french)).toBe('Introuvable')
})

function translateAll(text: string): typeof enServer.errors.notFound {
  const things = Object.keys(enServer.errors.notFound).map((thing) => [thing, text])
  return Object.fromEntries(things) as typeof enServer.errors.notFound
}

test('a caller of an unknown language reads the texts of fields in the default language', async () => {
  const { app } = await createTestApp()
  const response = await app.inject({
    method: calls.login.method,
    url: calls.login.path,
    headers: { 'accept-language': 'tlh, x;q=nonsense' },
    payload: { email: ' ', password: 'x' },
  })
  expect(response.json()).toMatchObject({
    code: 'bad_request',
    details: [{ path: 'email', message: enServer.errors.fields.notEmpty }],
  })
})
