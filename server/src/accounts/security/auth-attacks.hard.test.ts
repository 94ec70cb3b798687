import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createLocalBus } from '../../platform/bus/bus.ts'
import { removeGuard } from '../../test/faults/query-faults.ts'
import type { RaceTest } from '../../test/orders/order-races.ts'
import * as breakIns from '../../test/security/attacks.ts'
import { authCodeAttacks, oauthCallbackAttacks } from '../../test/security/auth-code-attacks.ts'
import { endedSessions } from '../../test/security/ended-sessions.ts'
import { trustedSecret } from '../../test/security/forged-tokens.ts'
import { allowedRedirects, redirectAttacks, siteUrl } from '../../test/security/redirect-attacks.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../../test/setup/test-app.ts'

/** The guard in the code that is away just now: the modules below ask, the program knows nothing of it. */
const disabled = vi.hoisted(() => ({ guard: '' }))
afterEach(() => {
  disabled.guard = ''
})

vi.mock('jose', async (original) => {
  const jose = await original<typeof import('jose')>()
  const jwtVerify = (async (token: string, key: never, options: Record<string, unknown>) => {
    if (disabled.guard === 'the signature')
      return { payload: jose.decodeJwt(token), protectedHeader: jose.decodeProtectedHeader(token) }
    const { issuer: _i, audience: _a, requiredClaims: _r, ...rest } = options
    if (disabled.guard === 'issuer, audience and end') return jose.jwtVerify(token, key, rest)
    if (disabled.guard === 'the time')
      return jose.jwtVerify(token, key, { ...options, clockTolerance: 1_000_000_000 })
    return jose.jwtVerify(token, key, options)
  }) as typeof jose.jwtVerify
  return { ...jose, jwtVerify }
})

vi.mock('../../../../protocols/auth/oauth/redirects.ts', async (original) => {
  const redirects = await original<typeof import('../../../../protocols/auth/oauth/redirects.ts')>()
  const resolveRedirectUrl: typeof redirects.resolveRedirectUrl = (places, asked = '') => {
    if (disabled.guard === 'the list of addresses') return asked || places.siteUrl
    if (disabled.guard === 'all but the beginning')
      return asked.startsWith(places.siteUrl) ? asked : places.siteUrl
    if (disabled.guard === 'all but the host')
      return asked.includes(new URL(places.siteUrl).host) ? asked : places.siteUrl
    return redirects.resolveRedirectUrl(places, asked)
  }
  return { ...redirects, resolveRedirectUrl } satisfies typeof redirects
})

vi.mock('../../../../protocols/auth/oauth/pkce.ts', async (original) => {
  const pkce = await original<typeof import('../../../../protocols/auth/oauth/pkce.ts')>()
  const isValidVerifier: typeof pkce.isValidVerifier = (challenge, verifier) =>
    disabled.guard === 'the verifier' || pkce.isValidVerifier(challenge, verifier)
  return { ...pkce, isValidVerifier } satisfies typeof pkce
})

vi.mock('../../../../protocols/auth/oauth/google-provider.ts', async (original) => {
  const google = await original<typeof import('../../../../protocols/auth/oauth/google-provider.ts')>()
  const createGoogleProvider: typeof google.createGoogleProvider = (settings) => {
    const real = google.createGoogleProvider(settings)
    const exchangeUnverified: typeof real.exchangeCallback = async (...given) => {
      const { profile, ...rest } = await real.exchangeCallback(...given)
      return { ...rest, profile: { ...profile, email_verified: true } }
    }
    return {
      ...real,
      exchangeCallback: (...given) =>
        (disabled.guard === 'the proof' ? exchangeUnverified : real.exchangeCallback)(...given),
    }
  }
  return { ...google, createGoogleProvider } satisfies typeof google
})

vi.mock('../users/update-role.ts', async (original) => {
  const roles = await original<typeof import('../users/update-role.ts')>()
  const updateRole: typeof roles.updateRole = (deps, viewer, ...asked) =>
    roles.updateRole(deps, disabled.guard === 'the admin' ? { ...viewer, role: 'admin' } : viewer, ...asked)
  return { ...roles, updateRole } satisfies typeof roles
})

vi.mock('../csrf.ts', async (original) => {
  const csrf = await original<typeof import('../csrf.ts')>()
  const unless =
    <Given extends unknown[]>(guard: string, check: (...given: Given) => void) =>
    (...given: Given) =>
      disabled.guard === guard ? undefined : check(...given)
  return {
    ...csrf,
    requireCsrf: unless('the token of the page', csrf.requireCsrf),
    requireAllowedOrigin: unless('the origin', csrf.requireAllowedOrigin),
  } satisfies typeof csrf
})

async function startListening(options: TestAppOptions = {}): Promise<TestApp> {
  const env = { AUTH_MAIL_PAUSE: '0', AUTH_JWT_SECRET: trustedSecret, ...options.env }
  const town = await createTestApp({ ...options, env })
  await town.app.listen({ host: '127.0.0.1', port: 0 })
  return town
}

let testApp: TestApp
let remoteTestApp: TestApp
beforeAll(async () => {
  testApp = await startListening()
  remoteTestApp = await createTestApp({
    env: { DEMO_PUBLIC: 'on', PUBLIC_URL: siteUrl, AUTH_REDIRECTS: allowedRedirects.join(',') },
  })
})

test.each<[string, RaceTest]>([
  ['false tokens', breakIns.forgedTokensAtEndpoints],
  ['strange codes', authCodeAttacks],
  ['strange arrivals', oauthCallbackAttacks],
  ['climbers', breakIns.privilegeEscalation],
  ['forged demo tokens', breakIns.forgedDemoTokens],
  ['foreign pages', breakIns.crossSiteRequests],
  ['ended sessions', endedSessions],
])('%s get nowhere, with every guard at its place', async (_, race) => {
  expect(await race(testApp)).toEqual([])
})

describe('a break-in whose guard is taken away turns red', () => {
  test.each<[string, RaceTest, (() => TestApp)?]>([
    ['the signature', breakIns.forgedTokensAtEndpoints],
    ['issuer, audience and end', breakIns.forgedTokensAtEndpoints],
    ['the time', breakIns.forgedTokensAtEndpoints],
    ['the list of addresses', redirectAttacks, () => remoteTestApp],
    ['all but the beginning', redirectAttacks, () => remoteTestApp],
    ['all but the host', redirectAttacks, () => remoteTestApp],
    ['the verifier', authCodeAttacks],
    ['the proof', oauthCallbackAttacks],
    ['the admin', breakIns.privilegeEscalation],
    ['the token of the page', breakIns.crossSiteRequests],
    ['the origin', breakIns.crossSiteRequests],
  ])('%s', async (guard, race, at = () => testApp) => {
    disabled.guard = guard
    expect(await race(at())).not.toEqual([])
  })

  test.each([
    ['no_session_owner', breakIns.forgedTokensAtEndpoints],
    ['no_code_taking', authCodeAttacks],
    ['no_code_end', authCodeAttacks],
    ['no_state_taking', oauthCallbackAttacks],
    ['no_roles_of_our_own', breakIns.privilegeEscalation],
    ['no_demo_hash', breakIns.forgedDemoTokens],
    ['no_demo_end', breakIns.forgedDemoTokens],
    ['no_session_end', endedSessions],
  ] as const)('%s', async (guard, race) => {
    const open = await startListening()
    const mend = removeGuard(open.db, guard)
    const faults = await race(open).finally(mend)
    expect(faults).not.toEqual([])
  })

  test('no news of who has left', async () => {
    const bus = createLocalBus()
    const deaf = {
      ...bus,
      publish: (topic: string, news?: unknown) => topic !== 'people' && bus.publish(topic, news),
    }
    const faults = await endedSessions(await startListening({ bus: deaf as typeof bus }))
    expect(faults.some((fault) => fault.includes('socket'))).toBe(true)
    expect(faults.some((fault) => fault.includes('channel'))).toBe(true)
  })

  test('sockets for pages of everywhere', async () => {
    const open = await startListening({ env: { DEMO_PUBLIC: 'on', PUBLIC_URL: 'https://evil.example' } })
    const faults = await breakIns.crossSiteRequests(open)
    expect(faults).toContainEqual('/ws is open to pages of https://evil.example')
  })
})
