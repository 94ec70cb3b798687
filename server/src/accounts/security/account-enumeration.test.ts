import { expect, test } from 'vitest'
import { createRandomIp } from '../../test/clients/auth-browser.ts'
import { createEnumerationFixture, requestsByEmail } from '../../test/security/account-enumeration.ts'
import type { TestApp } from '../../test/setup/test-app.ts'

async function send(
  testApp: TestApp,
  { method = 'POST', path }: { method?: 'POST' | 'PUT'; path: string },
  payload: object,
  token?: string,
) {
  const response = await testApp.app.inject({
    method,
    url: `/auth/v1${path}`,
    payload,
    headers: {
      'x-supabase-api-version': '2024-01-01',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    remoteAddress: createRandomIp(),
  })
  return {
    status: response.statusCode,
    names: Object.keys(response.headers).sort(),
    body: response.json() as object,
  }
}

/** Without what the caller knows already: the address, and the time of the request. */
function hideInput(body: object, email: string): string {
  return JSON.stringify(body)
    .replaceAll(email, 'the address')
    .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'a time')
}

test('what follows a change to an address does not reveal whether it has an account', async () => {
  const { town: testApp, attacker, addresses } = await createEnumerationFixture({ AUTH_EMAIL_COOLDOWN: '0' })
  const seen = new Set<string>()
  for (const email of Object.values(addresses)) {
    const before = (await testApp.readMailsTo(attacker.email)).length
    expect((await attacker.browser.auth.updateUser({ email })).error).toBeNull()
    const mails = await testApp.readMailsTo(attacker.email)
    await attacker.browser.auth.resend({ type: 'email_change', email: attacker.email })
    const resent = await testApp.readMailsTo(attacker.email)
    const { data } = await attacker.browser.auth.getUser()
    seen.add(
      JSON.stringify([
        mails.slice(0, mails.length - before).map(({ subject }) => subject),
        resent.length - mails.length,
        hideInput(data.user ?? {}, email),
      ]),
    )
  }
  expect([...seen]).toHaveLength(1)
  expect((await testApp.readMailsTo(addresses.known))[0]?.subject).toBe('You already have an account')
  expect((await testApp.readMailsTo(addresses.unknown))[0]?.subject).toBe('Confirm your new email address')
})

test.each(Object.entries(requestsByEmail))(
  'the response to %s does not reveal whether an address has an account, nor does a repeated request',
  async (name, { method, path, body }) => {
    const { town: testApp, attacker, addresses } = await createEnumerationFixture()
    const shapes = new Set<string>()
    const repeatedShapes = new Set<string>()
    for (const email of Object.values(addresses)) {
      testApp.clock.now = new Date((testApp.clock.now ?? new Date()).getTime() + 120_000)
      const request = { path, ...(method && { method }) }
      const token = method === 'PUT' ? attacker.token : undefined
      const first = await send(testApp, request, body(email), token)
      const repeated = await send(testApp, request, body(email), token)
      const { id, identities, ...visibleFields } = first.body as Record<string, unknown>
      // sign-up shows a confirmed account by empty identities, as the specification requires
      shapes.add(
        JSON.stringify([
          first.status,
          first.names,
          name === 'signUp' ? Object.keys(visibleFields).length : hideInput(first.body, email),
        ]),
      )
      repeatedShapes.add(JSON.stringify([repeated.status, repeated.names]))
    }
    if (name === 'signUp') expect(shapes.size).toBeLessThanOrEqual(2)
    else expect([...shapes]).toHaveLength(1)
    expect([...repeatedShapes]).toHaveLength(1)
  },
)
