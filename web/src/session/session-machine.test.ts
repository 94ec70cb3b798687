import type { User } from '@mainstreet/contract/accounts/user.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  loading,
  nextSession,
  type ProviderEvent,
  type ProviderSession,
  type SessionEvent,
  type SessionState,
  type StoredSession,
  userOf,
} from './session-machine.ts'

const ada: User = { id: 'ada', email: 'ada@street.example', role: 'customer', name: 'Ada', shop_id: null }
const demo: StoredSession = { user: { ...ada, id: 'demo' }, token: 'demo-demo-1' }

function session(some: Partial<ProviderSession['user']> = {}, access_token = 'jwt-1'): ProviderSession {
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
const unconfirmed = session({ email_confirmed_at: undefined })

const reached = (...events: SessionEvent[]) => events.reduce<SessionState>(nextSession, loading)
const restored = (provider: ProviderSession | null, stored: StoredSession | null = null): SessionEvent => ({
  type: 'restored',
  provider,
  stored,
})
const told = (event: ProviderEvent, of: ProviderSession | null = null): SessionEvent => ({
  type: 'provider',
  event,
  session: of,
})

describe('at the start', () => {
  test('nobody knows yet who it is', () => expect(loading.session.status).toBe('loading'))

  test('a provider session with a confirmed e-mail is set', () => {
    expect(reached(restored(session())).session).toEqual({ status: 'signed_in', user: ada, token: 'jwt-1' })
  })

  test('a provider session without a confirmed e-mail is signed out, whoever was stored', () => {
    expect(reached(restored(unconfirmed, { user: ada, token: 'old' })).session.status).toBe('signed_out')
  })

  test('the person as the server last knew them is kept, with the fresh token of the provider', () => {
    const merchant: User = { ...ada, role: 'merchant', shop_id: 'shop' }
    expect(reached(restored(session(), { user: merchant, token: 'old' })).session).toEqual({
      status: 'signed_in',
      user: merchant,
      token: 'jwt-1',
    })
    expect(reached(restored(session(), demo)).session.user).toEqual(ada)
  })

  test('without a provider session a stored demo account is restored', () => {
    const nameless = { user: { ...ada, id: '' }, token: 'demo-x-1' }
    expect(reached(restored(null, demo)).session.status).toBe('signed_in')
    expect(reached(restored(null, nameless)).session.status).toBe('signed_in')
  })

  test('without a provider session a stored user with an id is restored', () => {
    expect(reached(restored(null, { user: ada, token: 'jwt-0' })).session.user).toEqual(ada)
  })

  test('a stored user who is neither is not', () => {
    const nobody = { user: { ...ada, id: '' }, token: 'jwt-0' }
    expect(reached(restored(null, nobody)).session.status).toBe('signed_out')
    expect(reached(restored(null)).session.status).toBe('signed_out')
  })
})

describe('what the provider tells', () => {
  const entering = ['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'PASSWORD_RECOVERY'] as const
  test.each(entering)('%s of a confirmed person updates user and token', (event) => {
    const renamed = { ...ada, name: 'Ada Lovelace' }
    const heard = nextSession(reached(restored(session())), {
      type: 'provider',
      event,
      session: session({}, 'jwt-2'),
      known: renamed,
    })
    expect(heard.session).toEqual({ status: 'signed_in', user: renamed, token: 'jwt-2' })
  })

  test.each(entering)('%s of an unconfirmed person lets nobody in', (event) => {
    expect(reached(restored(null), told(event, unconfirmed)).session.status).toBe('signed_out')
  })

  test('INITIAL_SESSION without a session leaves everything as it was', () => {
    const before = reached(restored(null, demo))
    expect(nextSession(before, told('INITIAL_SESSION'))).toBe(before)
  })

  test('a new token alone does not forget what the server said of the person', () => {
    const merchant: User = { ...ada, role: 'merchant', shop_id: 'shop' }
    const heard = reached(
      { type: 'entered', user: merchant, token: 'jwt-1' },
      told('TOKEN_REFRESHED', session({}, 'jwt-2')),
    )
    expect(heard.session).toEqual({ status: 'signed_in', user: merchant, token: 'jwt-2' })
  })

  test('the same news again is no change', () => {
    const before = reached(restored(session()))
    expect(nextSession(before, told('SIGNED_IN', session()))).toBe(before)
  })
})

describe('signed out by the provider', () => {
  test('the user is cleared', () => {
    expect(reached(restored(session()), told('SIGNED_OUT')).session.status).toBe('signed_out')
  })

  test('a demo user is kept', () => {
    expect(reached(restored(null, demo), told('SIGNED_OUT')).session).toMatchObject(demo)
  })

  test('after a failed refresh it is ignored, once', () => {
    const failed = reached(restored(session()), { type: 'refresh_failed' })
    const first = nextSession(failed, told('SIGNED_OUT'))
    expect(first.session.status).toBe('signed_in')
    expect(nextSession(first, told('SIGNED_OUT')).session.status).toBe('signed_out')
  })

  test('a refresh that worked later takes the protection back', () => {
    const healed = reached(
      restored(session()),
      { type: 'refresh_failed' },
      told('TOKEN_REFRESHED', session({}, 'jwt-2')),
    )
    expect(nextSession(healed, told('SIGNED_OUT')).session.status).toBe('signed_out')
  })
})

test('who leaves on purpose is out, demo or not, protected or not', () => {
  for (const begin of [restored(session()), restored(null, demo)])
    expect(reached(begin, { type: 'refresh_failed' }, { type: 'left' })).toEqual({
      session: { status: 'signed_out', user: null, token: null },
      preventLogout: false,
    })
})

test('what another tab stored is followed', () => {
  const stored = { user: ada, token: 'jwt-9' }
  expect(reached(restored(null), { type: 'followed', stored }).session).toMatchObject(stored)
  expect(reached(restored(session()), { type: 'followed', stored: null }).session.status).toBe('signed_out')
})

describe('who the provider says it is', () => {
  test('without metadata a customer, named by the part before the @', () => {
    expect(userOf({ id: 'x', email: 'ada.l@street.example', app_metadata: {}, user_metadata: {} })).toEqual({
      id: 'x',
      email: 'ada.l@street.example',
      role: 'user',
      name: 'ada.l',
      shop_id: null,
    })
  })

  test('what a person may write about themselves gives no role and no shop', () => {
    const wishes = { name: 'Eve', role: 'admin', shop_id: 'shop' }
    expect(userOf({ ...session().user, app_metadata: {}, user_metadata: wishes })).toMatchObject({
      role: 'user',
      shop_id: null,
      name: 'Eve',
    })
  })
})

test('in any order of events nobody is in whose e-mail is not confirmed, and the states are the three', () => {
  const sessions = fc.constantFrom(null, unconfirmed)
  const events = fc.oneof(
    fc.record({ type: fc.constant('restored' as const), provider: sessions, stored: fc.constant(null) }),
    fc.record({
      type: fc.constant('provider' as const),
      event: fc.constantFrom<ProviderEvent>('INITIAL_SESSION', 'SIGNED_IN', 'SIGNED_OUT', 'TOKEN_REFRESHED'),
      session: sessions,
    }),
    fc.constant<SessionEvent>({ type: 'refresh_failed' }),
    fc.constant<SessionEvent>({ type: 'left' }),
  )
  fc.assert(
    fc.property(fc.array(events), (all) => {
      expect(['loading', 'signed_out']).toContain(reached(...all).session.status)
    }),
  )
})
