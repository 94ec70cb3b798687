import { expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { anAddress } from '../test/auth-client.ts'
import { startTown, type Town } from '../test/harness.ts'
import { ask, somebody } from '../test/sign-in-races.ts'

/** T31: what is asked in the name of a known, an unknown, an unconfirmed and a banned address looks the same. */
async function world(env: Record<string, string> = {}) {
  const town = await startTown({ env })
  const known = (await somebody(town)).email
  const banned = await somebody(town)
  await town.db.one(sql`update accounts set banned_until = 'infinity' where id = ${banned.id}`)
  const unconfirmed = 'unconfirmed@people.example'
  await town.browser().auth.signUp({ email: unconfirmed, password: 'a lamp in the window' })
  return { town, addresses: { known, unknown: 'unknown@people.example', unconfirmed, banned: banned.email } }
}

const password = 'not the right one'
const calls: Record<string, { path: string; body: (email: string) => object }> = {
  signUp: { path: '/signup', body: (email) => ({ email, password }) },
  password: { path: '/token?grant_type=password', body: (email) => ({ email, password }) },
  recover: { path: '/recover', body: (email) => ({ email }) },
  resend: { path: '/resend', body: (email) => ({ email, type: 'signup' }) },
  otp: { path: '/otp', body: (email) => ({ email }) },
}

async function send(town: Town, path: string, payload: object) {
  const answer = await town.app.inject({
    method: 'POST',
    url: `/auth/v1${path}`,
    payload,
    headers: { 'x-supabase-api-version': '2024-01-01' },
    remoteAddress: anAddress(),
  })
  return {
    status: answer.statusCode,
    names: Object.keys(answer.headers).sort(),
    body: answer.json() as object,
  }
}

test.each(Object.entries(calls))(
  '%s tells nothing about an address, nor does the second time',
  async (name, { path, body }) => {
    const { town, addresses } = await world()
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

test('no answer takes longer because somebody has the address', { timeout: 120_000 }, async () => {
  // no pause and no limit, so that the work itself is measured; hashes cost what they cost in earnest
  const { town, addresses } = await world({
    AUTH_MAIL_PAUSE: '0',
    AUTH_RATE_LIMITS: 'off',
    AUTH_HASH_MEMORY: '2048',
  })
  for (const [name, { path, body }] of Object.entries(calls)) {
    if (name === 'otp') continue
    const times: Record<string, number[]> = {}
    for (let round = 0; round < 45; round++)
      for (const kind of ['known', 'unknown', 'unconfirmed'] as const) {
        const email = kind === 'unknown' ? `nobody-${name}-${round}@people.example` : addresses[kind]
        const begun = performance.now()
        await ask({ browser: town.browser() }, path, body(email))
        times[kind] = [...(times[kind] ?? []), performance.now() - begun]
      }
    const medians = Object.values(times).map(
      (all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0,
    )
    const spread = Math.max(...medians) - Math.min(...medians)
    const allowed = Math.max(5, Math.max(...medians) * 0.05)
    expect(spread, `${name}: ${medians.map((ms) => ms.toFixed(1))}`).toBeLessThan(allowed)
  }
})
