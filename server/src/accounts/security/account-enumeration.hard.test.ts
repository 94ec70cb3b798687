import { expect, test } from 'vitest'
import { sendAuthRequest } from '../../test/accounts/sign-in-races.ts'
import { createEnumerationFixture, requestsByEmail } from '../../test/security/account-enumeration.ts'

const accountKinds = ['known', 'unknown', 'unconfirmed', 'banned'] as const

test('no answer takes longer because somebody has the address', { timeout: 300_000 }, async () => {
  // no pause and no limit, so that the work itself is measured; hashes cost what they cost in earnest
  const { town, addresses } = await createEnumerationFixture({
    AUTH_MAIL_PAUSE: '0',
    AUTH_RATE_LIMITS: 'off',
    AUTH_HASH_MEMORY: '2048',
  })
  for (const [name, { path, body }] of Object.entries(requestsByEmail)) {
    // of a confirmed account sign-up tells in words, as the specification wants it
    const kinds = name === 'signUp' ? (['unknown', 'unconfirmed'] as const) : accountKinds
    const times: Record<string, number[]> = {}
    for (let round = 0; round < 200; round++)
      for (const kind of kinds) {
        const email = kind === 'unknown' ? `nobody-${name}-${round}@people.example` : addresses[kind]
        const begun = performance.now()
        await sendAuthRequest({ browser: town.browser() }, path, body(email))
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
