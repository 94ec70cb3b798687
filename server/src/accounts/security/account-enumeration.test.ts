import { expect, test } from 'vitest'
import { createRandomIp } from '../../test/clients/auth-browser.ts'
import { createEnumerationFixture, requestsByEmail } from '../../test/security/account-enumeration.ts'
import type { TestApp } from '../../test/setup/test-app.ts'

async function send(town: TestApp, path: string, payload: object) {
  const answer = await town.app.inject({
    method: 'POST',
    url: `/auth/v1${path}`,
    payload,
    headers: { 'x-supabase-api-version': '2024-01-01' },
    remoteAddress: createRandomIp(),
  })
  return {
    status: answer.statusCode,
    names: Object.keys(answer.headers).sort(),
    body: answer.json() as object,
  }
}

test.each(Object.entries(requestsByEmail))(
  '%s tells nothing about an address, nor does the second time',
  async (name, { path, body }) => {
    const { town, addresses } = await createEnumerationFixture()
    const shapes = new Set<string>()
    const agains = new Set<string>()
    for (const email of Object.values(addresses)) {
      town.clock.now = new Date((town.clock.now ?? new Date()).getTime() + 120_000)
      const first = await send(town, path, body(email))
      const again = await send(town, path, body(email))
      const { id, identities, ...shown } = first.body as Record<string, unknown>
      // the empty identities of sign-up are the one message that the specification wants
      shapes.add(
        JSON.stringify([
          first.status,
          first.names,
          name === 'signUp' ? Object.keys(shown).length : first.body,
        ]),
      )
      agains.add(JSON.stringify([again.status, again.names]))
    }
    if (name === 'signUp') expect(shapes.size).toBeLessThanOrEqual(2)
    else expect([...shapes]).toHaveLength(1)
    expect([...agains]).toHaveLength(1)
  },
)
