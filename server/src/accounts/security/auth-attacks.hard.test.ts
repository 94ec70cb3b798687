import { createLocalBus } from '@mainstreet/platform/bus/bus.ts'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { removeGuard } from '../../test/faults/query-faults.ts'
import type { RaceTest } from '../../test/orders/order-races.ts'
import * as attacks from '../../test/security/attacks.ts'
import { authCodeAttacks, oauthCallbackAttacks } from '../../test/security/auth-code-attacks.ts'
import { endedSessions } from '../../test/security/ended-sessions.ts'
import { trustedSecret } from '../../test/security/forged-tokens.ts'
import { allowedRedirects, redirectAttacks, siteUrl } from '../../test/security/redirect-attacks.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../../test/setup/test-app.ts'

/** The guard that is disabled in the mocked modules below. */
const disabled = vi.hoisted(() => ({ guard: '' }))
afterEach(() => {
  disabled.guard = ''
})

vi.mock('jose', async (original) => {
  const jose = await original<typeof import('jose')>()
  const jwtVerify = (async (token: string, key: never, options: Record<string, unknown>) => {
    if (disabled.guard === 'the token signature')
      return { payload: jose.decodeJwt(token), protectedHeader: jose.decodeProtectedHeader(token) }
    const { issuer: _i, audience: _a, requiredClaims: _r, ...rest } = options
    if (disabled.guard === 'issuer, audience and required claims') return jose.jwtVerify(token, key, rest)
    if (disabled.guard === 'the token expiry')
      return jose.jwtVerify(token, key, { ...options, clockTolerance: 1_000_000_000 })
    return jose.jwtVerify(token, key, options)
  }) as typeof jose.jwtVerify
  return { ...jose, jwtVerify }
})

vi.mock('@mainstreet/identity/oauth/redirects.ts', async (original) => {
  const redirects = await original<typeof import('@mainstreet/identity/oauth/redirects.ts')>()
  const resolveRedirectUrl: typeof redirects.resolveRedirectUrl = (settings, requested = '') => {
    if (disabled.guard === 'the redirect allow list') return requested || settings.siteUrl
    if (disabled.guard === 'the redirect allow list, reduced to a prefix check')
      return requested.startsWith(settings.siteUrl) ? requested : settings.siteUrl
    if (disabled.guard === 'the redirect allow list, reduced to a host check')
      return requested.includes(new URL(settings.siteUrl).host) ? requested : settings.siteUrl
    return redirects.resolveRedirectUrl(settings, requested)
  }
  return { ...redirects, resolveRedirectUrl } satisfies typeof redirects
})

vi.mock('@mainstreet/identity/oauth/pkce.ts', async (original) => {
  const pkce = await original<typeof import('@mainstreet/identity/oauth/pkce.ts')>()
  const isValidVerifier: typeof pkce.isValidVerifier = (challenge, verifier) =>
    disabled.guard === 'the PKCE verifier' || pkce.isValidVerifier(challenge, verifier)
  return { ...pkce, isValidVerifier } satisfies typeof pkce
})

vi.mock('@mainstreet/identity/oauth/google-provider.ts', async (original) => {
  const google = await original<typeof import('@mainstreet/identity/oauth/google-provider.ts')>()
  const createGoogleProvider: typeof google.createGoogleProvider = (settings) => {
    const real = google.createGoogleProvider(settings)
    const exchangeUnverified: typeof real.exchangeCallback = async (...args) => {
      const { profile, ...rest } = await real.exchangeCallback(...args)
      return { ...rest, profile: { ...profile, email_verified: true } }
    }
    return {
      ...real,
      exchangeCallback: (...args) =>
        (disabled.guard === 'the verified email' ? exchangeUnverified : real.exchangeCallback)(...args),
    }
  }
  return { ...google, createGoogleProvider } satisfies typeof google
})

vi.mock('../users/update-role.ts', async (original) => {
  const roles = await original<typeof import('../users/update-role.ts')>()
  const updateRole: typeof roles.updateRole = (deps, viewer, ...args) =>
    roles.updateRole(
      deps,
      disabled.guard === 'the admin role' ? { ...viewer, role: 'admin' } : viewer,
      ...args,
    )
  return { ...roles, updateRole } satisfies typeof roles
})

vi.mock('../csrf.ts', async (original) => {
  const csrf = await original<typeof import('../csrf.ts')>()
  const unless =
    <Args extends unknown[]>(guard: string, check: (...args: Args) => void) =>
    (...args: Args) =>
      disabled.guard === guard ? undefined : check(...args)
  return {
    ...csrf,
    requireCsrf: unless('the CSRF token', csrf.requireCsrf),
    requireAllowedOrigin: unless('the origin', csrf.requireAllowedOrigin),
  } satisfies typeof csrf
})

async function startListening(options: TestAppOptions = {}): Promise<TestApp> {
  const env = { AUTH_EMAIL_COOLDOWN: '0', AUTH_TRUSTED_JWT_SECRET: trustedSecret, ...options.env }
  const testApp = await createTestApp({ ...options, env })
  await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  return testApp
}

let testApp: TestApp
let remoteTestApp: TestApp
beforeAll(async () => {
  testApp = await startListening()
  remoteTestApp = await createTestApp({
    env: { DEMO_PUBLIC: 'on', PUBLIC_URL: siteUrl, AUTH_ALLOWED_REDIRECTS: allowedRedirects.join(',') },
  })
})

test.each<[string, RaceTest]>([
  ['forged tokens', attacks.forgedTokensAtEndpoints],
  ['authorization code attacks', authCodeAttacks],
  ['OAuth callback attacks', oauthCallbackAttacks],
  ['privilege escalation', attacks.privilegeEscalation],
  ['forged demo tokens', attacks.forgedDemoTokens],
  ['cross-site requests', attacks.crossSiteRequests],
  ['requests with ended sessions', endedSessions],
])('with every guard in place: %s fail', async (_, race) => {
  expect(await race(testApp)).toEqual([])
})

describe('an attack test fails when its guard is disabled', () => {
  test.each<[string, RaceTest, (() => TestApp)?]>([
    ['the token signature', attacks.forgedTokensAtEndpoints],
    ['issuer, audience and required claims', attacks.forgedTokensAtEndpoints],
    ['the token expiry', attacks.forgedTokensAtEndpoints],
    ['the redirect allow list', redirectAttacks, () => remoteTestApp],
    ['the redirect allow list, reduced to a prefix check', redirectAttacks, () => remoteTestApp],
    ['the redirect allow list, reduced to a host check', redirectAttacks, () => remoteTestApp],
    ['the PKCE verifier', authCodeAttacks],
    ['the verified email', oauthCallbackAttacks],
    ['the admin role', attacks.privilegeEscalation],
    ['the CSRF token', attacks.crossSiteRequests],
    ['the origin', attacks.crossSiteRequests],
  ])('%s', async (guard, race, getTestApp = () => testApp) => {
    disabled.guard = guard
    expect(await race(getTestApp())).not.toEqual([])
  })

  test.each([
    ['no_session_owner', attacks.forgedTokensAtEndpoints],
    ['no_code_taking', authCodeAttacks],
    ['no_code_end', authCodeAttacks],
    ['no_state_taking', oauthCallbackAttacks],
    ['no_roles_of_our_own', attacks.privilegeEscalation],
    ['no_demo_hash', attacks.forgedDemoTokens],
    ['no_demo_end', attacks.forgedDemoTokens],
    ['no_session_end', endedSessions],
  ] as const)('%s', async (guard, race) => {
    const unguardedApp = await startListening()
    const restoreGuard = removeGuard(unguardedApp.db, guard)
    const failures = await race(unguardedApp).finally(restoreGuard)
    expect(failures).not.toEqual([])
  })

  test('without the event that ends connections', async () => {
    const bus = createLocalBus()
    const busWithoutSessionEnds = {
      ...bus,
      publish: (topic: string, payload?: unknown) => topic !== 'user.changed' && bus.publish(topic, payload),
    }
    const failures = await endedSessions(await startListening({ bus: busWithoutSessionEnds as typeof bus }))
    expect(failures.some((failure) => failure.includes('socket'))).toBe(true)
    expect(failures.some((failure) => failure.includes('channel'))).toBe(true)
  })

  test('with sockets open to pages of any origin', async () => {
    const unguardedApp = await startListening({
      env: { DEMO_PUBLIC: 'on', PUBLIC_URL: 'https://evil.example' },
    })
    const failures = await attacks.crossSiteRequests(unguardedApp)
    expect(failures).toContainEqual('/ws is open to pages of https://evil.example')
  })
})
