import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openLocalBus } from '../../platform/bus/bus.ts'
import { sabotage } from '../../test/faults/query-faults.ts'
import type { Race } from '../../test/orders/order-races.ts'
import * as breakIns from '../../test/security/attacks.ts'
import { strangeArrivals, strangeCodes } from '../../test/security/auth-code-attacks.ts'
import { endedSessions } from '../../test/security/ended-sessions.ts'
import { trustedSecret } from '../../test/security/forged-tokens.ts'
import { falseReturns, redirects, siteUrl } from '../../test/security/redirect-attacks.ts'
import { startTown, type Town, type TownOptions } from '../../test/setup/test-app.ts'

/** The guard in the code that is away just now: the modules below ask, the program knows nothing of it. */
const away = vi.hoisted(() => ({ guard: '' }))
afterEach(() => {
  away.guard = ''
})

vi.mock('jose', async (original) => {
  const jose = await original<typeof import('jose')>()
  const jwtVerify = (async (token: string, key: never, options: Record<string, unknown>) => {
    if (away.guard === 'the signature')
      return { payload: jose.decodeJwt(token), protectedHeader: jose.decodeProtectedHeader(token) }
    const { issuer: _i, audience: _a, requiredClaims: _r, ...rest } = options
    if (away.guard === 'issuer, audience and end') return jose.jwtVerify(token, key, rest)
    if (away.guard === 'the time')
      return jose.jwtVerify(token, key, { ...options, clockTolerance: 1_000_000_000 })
    return jose.jwtVerify(token, key, options)
  }) as typeof jose.jwtVerify
  return { ...jose, jwtVerify }
})

vi.mock('../../../../protocols/auth/oauth/redirects.ts', async (original) => {
  const redirects = await original<typeof import('../../../../protocols/auth/oauth/redirects.ts')>()
  const returnAddress: typeof redirects.returnAddress = (places, asked = '') => {
    if (away.guard === 'the list of addresses') return asked || places.siteUrl
    if (away.guard === 'all but the beginning')
      return asked.startsWith(places.siteUrl) ? asked : places.siteUrl
    if (away.guard === 'all but the host')
      return asked.includes(new URL(places.siteUrl).host) ? asked : places.siteUrl
    return redirects.returnAddress(places, asked)
  }
  return { ...redirects, returnAddress }
})

vi.mock('../../../../protocols/auth/oauth/pkce.ts', async (original) => {
  const pkce = await original<typeof import('../../../../protocols/auth/oauth/pkce.ts')>()
  const isVerifier: typeof pkce.isVerifier = (challenge, verifier) =>
    away.guard === 'the verifier' || pkce.isVerifier(challenge, verifier)
  return { ...pkce, isVerifier }
})

vi.mock('../../../../protocols/auth/oauth/google-provider.ts', async (original) => {
  const google = await original<typeof import('../../../../protocols/auth/oauth/google-provider.ts')>()
  const openGoogle: typeof google.openGoogle = (settings) => {
    const real = google.openGoogle(settings)
    const arrival: typeof real.arrival = async (...given) => {
      const { profile, ...rest } = await real.arrival(...given)
      return { ...rest, profile: { ...profile, email_verified: true } }
    }
    return { ...real, arrival: (...given) => (away.guard === 'the proof' ? arrival : real.arrival)(...given) }
  }
  return { ...google, openGoogle }
})

vi.mock('../users/update-role.ts', async (original) => {
  const roles = await original<typeof import('../users/update-role.ts')>()
  const updateRole: typeof roles.updateRole = (deps, viewer, ...asked) =>
    roles.updateRole(deps, away.guard === 'the admin' ? { ...viewer, role: 'admin' } : viewer, ...asked)
  return { ...roles, updateRole }
})

vi.mock('../csrf.ts', async (original) => {
  const csrf = await original<typeof import('../csrf.ts')>()
  const unless =
    <Given extends unknown[]>(guard: string, check: (...given: Given) => void) =>
    (...given: Given) =>
      away.guard === guard ? undefined : check(...given)
  return {
    ...csrf,
    requireCsrf: unless('the token of the page', csrf.requireCsrf),
    requireSameSite: unless('the origin', csrf.requireSameSite),
  }
})

async function listening(options: TownOptions = {}): Promise<Town> {
  const env = { AUTH_MAIL_PAUSE: '0', AUTH_JWT_SECRET: trustedSecret, ...options.env }
  const town = await startTown({ ...options, env })
  await town.app.listen({ host: '127.0.0.1', port: 0 })
  return town
}

let town: Town
let far: Town
beforeAll(async () => {
  town = await listening()
  far = await startTown({
    env: { DEMO_PUBLIC: 'on', PUBLIC_URL: siteUrl, AUTH_REDIRECTS: redirects.join(',') },
  })
})

test.each<[string, Race]>([
  ['false tokens', breakIns.falseTokensAtDoors],
  ['strange codes', strangeCodes],
  ['strange arrivals', strangeArrivals],
  ['climbers', breakIns.climbers],
  ['forged demo tokens', breakIns.forgedDemoTokens],
  ['foreign pages', breakIns.foreignPages],
  ['ended sessions', endedSessions],
])('%s get nowhere, with every guard at its place', async (_, race) => {
  expect(await race(town)).toEqual([])
})

describe('a break-in whose guard is taken away turns red', () => {
  test.each<[string, Race, (() => Town)?]>([
    ['the signature', breakIns.falseTokensAtDoors],
    ['issuer, audience and end', breakIns.falseTokensAtDoors],
    ['the time', breakIns.falseTokensAtDoors],
    ['the list of addresses', falseReturns, () => far],
    ['all but the beginning', falseReturns, () => far],
    ['all but the host', falseReturns, () => far],
    ['the verifier', strangeCodes],
    ['the proof', strangeArrivals],
    ['the admin', breakIns.climbers],
    ['the token of the page', breakIns.foreignPages],
    ['the origin', breakIns.foreignPages],
  ])('%s', async (guard, race, at = () => town) => {
    away.guard = guard
    expect(await race(at())).not.toEqual([])
  })

  test.each([
    ['no_session_owner', breakIns.falseTokensAtDoors],
    ['no_code_taking', strangeCodes],
    ['no_code_end', strangeCodes],
    ['no_state_taking', strangeArrivals],
    ['no_roles_of_our_own', breakIns.climbers],
    ['no_demo_hash', breakIns.forgedDemoTokens],
    ['no_demo_end', breakIns.forgedDemoTokens],
    ['no_session_end', endedSessions],
  ] as const)('%s', async (guard, race) => {
    const open = await listening()
    const mend = sabotage(open.db, guard)
    const faults = await race(open).finally(mend)
    expect(faults).not.toEqual([])
  })

  test('no news of who has left', async () => {
    const bus = openLocalBus()
    const deaf = {
      ...bus,
      publish: (topic: string, news?: unknown) => topic !== 'people' && bus.publish(topic, news),
    }
    const faults = await endedSessions(await listening({ bus: deaf as typeof bus }))
    expect(faults.some((fault) => fault.includes('socket'))).toBe(true)
    expect(faults.some((fault) => fault.includes('channel'))).toBe(true)
  })

  test('sockets for pages of everywhere', async () => {
    const open = await listening({ env: { DEMO_PUBLIC: 'on', PUBLIC_URL: 'https://evil.example' } })
    const faults = await breakIns.foreignPages(open)
    expect(faults).toContainEqual('/ws is open to pages of https://evil.example')
  })
})
