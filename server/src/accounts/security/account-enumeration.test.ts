import { expect, test } from 'vitest'
import { createRandomIp } from '../../test/clients/auth-browser.ts'
import { createEnumerationFixture, requestsByEmail } from '../../test/security/account-enumeration.ts'
import type { TestApp } from '../../test/setup/test-app.ts'

async function send(testApp: TestApp, path: string, payload: object) {
  const response = await testApp.app.inject({
    method: 'POST',
    url: `/auth/v1${path}`,
    payload,
    headers: { 'x-supabase-api-version': '2024-01-01' },
    remoteAddress: createRandomIp(),
  })
  return {
    status: response.statusCode,
    names: Object.keys(response.headers).sort(),
    body: response.json() as object,
  }
}

test.each(Object.entries(requestsByEmail))(
  'the response to %s does not reveal whether an address has an account, nor does a repeated request',
  async (name, { path, body }) => {
    const { town: testApp, addresses } = await createEnumerationFixture()
    const shapes = new Set<string>()
    const repeatedShapes = new Set<string>()
    for (const email of Object.values(addresses)) {
      testApp.clock.now = new Date((testApp.clock.now ?? new Date()).getTime() + 120_000)
      const first = await send(testApp, path, body(email))
      const repeated = await send(testApp, path, body(email))
      const { id, identities, ...visibleFields } = first.body as Record<string, unknown>
      // sign-up shows a confirmed account by empty identities, as the specification requires
      shapes.add(
        JSON.stringify([
          first.status,
          first.names,
          name === 'signUp' ? Object.keys(visibleFields).length : first.body,
        ]),
      )
      repeatedShapes.add(JSON.stringify([repeated.status, repeated.names]))
    }
    if (name === 'signUp') expect(shapes.size).toBeLessThanOrEqual(2)
    else expect([...shapes]).toHaveLength(1)
    expect([...repeatedShapes]).toHaveLength(1)
  },
)
