import { expect, test } from 'vitest'
import { sendAuthRequest } from '../../test/accounts/sign-in-races.ts'
import { createEnumerationFixture, requestsByEmail } from '../../test/security/account-enumeration.ts'

const accountKinds = ['known', 'unknown', 'unconfirmed', 'banned'] as const

test('response times do not reveal whether an address has an account', { timeout: 300_000 }, async () => {
  // no pause and no rate limits, so that the work itself is measured, with production hash costs
  const {
    town: testApp,
    attacker,
    addresses,
  } = await createEnumerationFixture({
    AUTH_EMAIL_COOLDOWN: '0',
    AUTH_RATE_LIMITS: 'off',
    AUTH_HASH_MEMORY: '2048',
  })
  for (const [name, { method, path, body }] of Object.entries(requestsByEmail)) {
    // for a confirmed account sign-up says so in its response, as the specification requires
    const kinds = name === 'signUp' ? (['unknown', 'unconfirmed'] as const) : accountKinds
    const times: Record<string, number[]> = {}
    for (let round = 0; round < 200; round++)
      for (const kind of kinds) {
        const email = kind === 'unknown' ? `nobody-${name}-${round}@people.example` : addresses[kind]
        const startedAt = performance.now()
        const token = method === 'PUT' ? attacker.token : undefined
        await sendAuthRequest({ browser: testApp.browser() }, path, body(email), token, method)
        times[kind] = [...(times[kind] ?? []), performance.now() - startedAt]
      }
    const medians = Object.values(times).map(
      (all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0,
    )
    const spread = Math.max(...medians) - Math.min(...medians)
    const allowed = Math.max(5, Math.max(...medians) * 0.05)
    expect(spread, `${name}: ${medians.map((ms) => ms.toFixed(1))}`).toBeLessThan(allowed)
  }
})
