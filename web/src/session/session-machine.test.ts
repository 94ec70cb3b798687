import type { User } from '@mainstreet/contract/accounts/user.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AuthChangeEvent,
  type AuthSession,
  getUserFromAuth,
  loadingState,
  nextSessionState,
  type SessionEvent,
  type SessionState,
  type StoredSession,
} from './session-machine.ts'

const ada: User = { id: 'ada', email: 'ada@street.example', role: 'customer', name: 'Ada', shop_id: null }
const demo: StoredSession = { user: { ...ada, id: 'demo' }, token: 'demo-demo-1' }

function createAuthSession(some: Partial<AuthSession['user']> = {}, access_token = 'jwt-1'): AuthSession {
  return {
    access_token,
    user: {
      id: 'ada',
      email: 'ada@street.example',
      email_confirmed_at: '2026-11-21T10:00:00Z',
      app_metadata: { role: 'customer' },
      user_metadata: { name: 'Ada' },
      ...some,
    },
  }
}
const unconfirmedSession = createAuthSession({ email_confirmed_at: undefined })

const reduceEvents = (...events: SessionEvent[]) =>
  events.reduce<SessionState>(nextSessionState, loadingState)
const restoredEvent = (provider: AuthSession | null, stored: StoredSession | null = null): SessionEvent => ({
  type: 'restored',
  provider,
  stored,
})
const providerEvent = (event: AuthChangeEvent, of: AuthSession | null = null): SessionEvent => ({
  type: 'provider',
  event,
  session: of,
})

describe('at the start', () => {
  test('the user is unknown', () => expect(loadingState.session.status).toBe('loading'))

  test('a provider session with a confirmed email address signs in', () => {
    expect(reduceEvents(restoredEvent(createAuthSession())).session).toEqual({
      status: 'signed_in',
      user: ada,
      token: 'jwt-1',
    })
  })

  test('a provider session with an unconfirmed email address signs out, whoever was stored', () => {
    expect(reduceEvents(restoredEvent(unconfirmedSession, { user: ada, token: 'old' })).session.status).toBe(
      'signed_out',
    )
  })

  test("the stored user is restored, with the provider's fresh token", () => {
    const merchant: User = { ...ada, role: 'merchant', shop_id: 'shop' }
    expect(
      reduceEvents(restoredEvent(createAuthSession(), { user: merchant, token: 'old' })).session,
    ).toEqual({
      status: 'signed_in',
      user: merchant,
      token: 'jwt-1',
    })
    expect(reduceEvents(restoredEvent(createAuthSession(), demo)).session.user).toEqual(ada)
  })

  test('without a provider session a stored demo account is restored', () => {
    const nameless = { user: { ...ada, id: '' }, token: 'demo-x-1' }
    expect(reduceEvents(restoredEvent(null, demo)).session.status).toBe('signed_in')
    expect(reduceEvents(restoredEvent(null, nameless)).session.status).toBe('signed_in')
  })

  test('without a provider session a stored user with an id is restored', () => {
    expect(reduceEvents(restoredEvent(null, { user: ada, token: 'jwt-0' })).session.user).toEqual(ada)
  })

  test('a stored user who is neither is not restored', () => {
    const anonymous = { user: { ...ada, id: '' }, token: 'jwt-0' }
    expect(reduceEvents(restoredEvent(null, anonymous)).session.status).toBe('signed_out')
    expect(reduceEvents(restoredEvent(null)).session.status).toBe('signed_out')
  })
})

describe('events of the provider', () => {
  const entering = ['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'PASSWORD_RECOVERY'] as const
  test.each(entering)('%s with a confirmed address updates user and token', (event) => {
    const renamed = { ...ada, name: 'Ada Lovelace' }
    const updated = nextSessionState(reduceEvents(restoredEvent(createAuthSession())), {
      type: 'provider',
      event,
      session: createAuthSession({}, 'jwt-2'),
      serverUser: renamed,
    })
    expect(updated.session).toEqual({ status: 'signed_in', user: renamed, token: 'jwt-2' })
  })

  test.each(entering)('%s with an unconfirmed address does not sign in', (event) => {
    expect(reduceEvents(restoredEvent(null), providerEvent(event, unconfirmedSession)).session.status).toBe(
      'signed_out',
    )
  })

  test('INITIAL_SESSION without a session changes nothing', () => {
    const before = reduceEvents(restoredEvent(null, demo))
    expect(nextSessionState(before, providerEvent('INITIAL_SESSION'))).toBe(before)
  })

  test('a new token keeps the user data of the server', () => {
    const merchant: User = { ...ada, role: 'merchant', shop_id: 'shop' }
    const updated = reduceEvents(
      { type: 'signed_in', user: merchant, token: 'jwt-1' },
      providerEvent('TOKEN_REFRESHED', createAuthSession({}, 'jwt-2')),
    )
    expect(updated.session).toEqual({ status: 'signed_in', user: merchant, token: 'jwt-2' })
  })

  test('a repeated event changes nothing', () => {
    const before = reduceEvents(restoredEvent(createAuthSession()))
    expect(nextSessionState(before, providerEvent('SIGNED_IN', createAuthSession()))).toBe(before)
  })
})

describe('a sign-out by the provider', () => {
  test('clears the user', () => {
    expect(reduceEvents(restoredEvent(createAuthSession()), providerEvent('SIGNED_OUT')).session.status).toBe(
      'signed_out',
    )
  })

  test('keeps a demo user', () => {
    expect(reduceEvents(restoredEvent(null, demo), providerEvent('SIGNED_OUT')).session).toMatchObject(demo)
  })

  test('is ignored once after a failed refresh', () => {
    const failed = reduceEvents(restoredEvent(createAuthSession()), { type: 'refresh_failed' })
    const first = nextSessionState(failed, providerEvent('SIGNED_OUT'))
    expect(first.session.status).toBe('signed_in')
    expect(nextSessionState(first, providerEvent('SIGNED_OUT')).session.status).toBe('signed_out')
  })

  test('counts again after a successful refresh', () => {
    const healed = reduceEvents(
      restoredEvent(createAuthSession()),
      { type: 'refresh_failed' },
      providerEvent('TOKEN_REFRESHED', createAuthSession({}, 'jwt-2')),
    )
    expect(nextSessionState(healed, providerEvent('SIGNED_OUT')).session.status).toBe('signed_out')
  })
})

test("the user's own sign-out always counts, also for a demo user and after a failed refresh", () => {
  for (const begin of [restoredEvent(createAuthSession()), restoredEvent(null, demo)])
    expect(reduceEvents(begin, { type: 'refresh_failed' }, { type: 'signed_out' })).toEqual({
      session: { status: 'signed_out', user: null, token: null },
      preventLogout: false,
    })
})

test('changes that another tab stores are adopted', () => {
  const stored = { user: ada, token: 'jwt-9' }
  expect(reduceEvents(restoredEvent(null), { type: 'synced_from_tab', stored }).session).toMatchObject(stored)
  expect(
    reduceEvents(restoredEvent(createAuthSession()), { type: 'synced_from_tab', stored: null }).session
      .status,
  ).toBe('signed_out')
})

describe("the user from the provider's data", () => {
  test('without metadata is a customer, named by the local part of the address', () => {
    expect(
      getUserFromAuth({ id: 'x', email: 'ada.l@street.example', app_metadata: {}, user_metadata: {} }),
    ).toEqual({
      id: 'x',
      email: 'ada.l@street.example',
      role: 'user',
      name: 'ada.l',
      shop_id: null,
    })
  })

  test('ignores a role and a shop that users could write themselves', () => {
    const userMetadata = { name: 'Eve', role: 'admin', shop_id: 'shop' }
    expect(
      getUserFromAuth({ ...createAuthSession().user, app_metadata: {}, user_metadata: userMetadata }),
    ).toMatchObject({
      role: 'user',
      shop_id: null,
      name: 'Eve',
    })
  })
})

test('in any order of events no user with an unconfirmed address is signed in, and the status is one of three', () => {
  const sessions = fc.constantFrom(null, unconfirmedSession)
  const events = fc.oneof(
    fc.record({ type: fc.constant('restored' as const), provider: sessions, stored: fc.constant(null) }),
    fc.record({
      type: fc.constant('provider' as const),
      event: fc.constantFrom<AuthChangeEvent>(
        'INITIAL_SESSION',
        'SIGNED_IN',
        'SIGNED_OUT',
        'TOKEN_REFRESHED',
      ),
      session: sessions,
    }),
    fc.constant<SessionEvent>({ type: 'refresh_failed' }),
    fc.constant<SessionEvent>({ type: 'signed_out' }),
  )
  fc.assert(
    fc.property(fc.array(events), (all) => {
      expect(['loading', 'signed_out']).toContain(reduceEvents(...all).session.status)
    }),
  )
})
