import type { User } from '@mainstreet/contract/accounts/user.ts'
import { useSyncExternalStore } from 'react'
import { ApiFailure } from '../api/api-error.ts'
import { calls } from '../api/calls.ts'
import { request } from '../api/client.ts'
import { whenIdle } from '../browser/run-when-idle.ts'
import { refreshNow, renewBy, setToken } from './access-token.ts'
import { forgetProviderSession, hearProvider, provider, storedProviderSession } from './auth-client.ts'
import { askForToken, oneTabAtATime } from './renew-token.ts'
import {
  isConfirmed,
  isDemoToken,
  loading,
  nextSession,
  type ProviderEvent,
  type ProviderSession,
  type Session,
  type SessionEvent,
} from './session-machine.ts'
import { forgetRoutes } from './stored-routes.ts'
import { followOtherTabs, forgetStored, readStored, store } from './stored-session.ts'

let state = loading
let left: 'here' | 'elsewhere' | undefined
let restoring: Promise<Session> | undefined
/** What the provider told during a refresh; heard when it is known how that ended. */
let held: [ProviderEvent, ProviderSession | null][] | undefined
const listeners = new Set<() => void>()
const ending = Promise.withResolvers<() => void>()
let toldOf: string | undefined

hearProvider(async (event, session) => {
  if (held) held.push([event, session])
  else await hear(event, session)
})
renewBy(renew)

/** On the server and at the first render in the browser it is loading, and looks signed out. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, session, () => loading.session)
}

/** Who is here. A visitor's page is not drawn anew when it is known that nobody is signed in. */
export function useUser(): User | null {
  return useSyncExternalStore(
    subscribe,
    () => state.session.user,
    () => loading.session.user,
  )
}

export function session(): Session {
  return state.session
}

/** The server has told more about who is signed in. */
export function know(user: User) {
  const { token } = state.session
  if (token && state.session.user?.id === user.id) take({ type: 'entered', user, token })
}

/** Who came in without the provider: a demo account. */
export function enter(user: User, token: string) {
  // else the provider's session would win at the next start
  if (isDemoToken(token)) forgetProviderSession()
  take({ type: 'entered', user, token })
}

/**
 * Also without a connection, but for the other devices. Spec 2: the remembered routes go too. Throws when the server
 * could not end the session.
 */
export async function signOut(scope: 'local' | 'global' = 'local'): Promise<void> {
  try {
    if (state.session.status === 'signed_in') await request(calls.logout, { body: { scope } })
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    const unreachable = failure.status === 0 && scope === 'local'
    if (!unreachable && failure.status !== 401) throw failure
  }
  leave()
}

/** On this device; the server has ended the session already, or cannot be asked. */
export function leave() {
  left = 'here'
  forgetProviderSession()
  take({ type: 'left' })
  forgetRoutes()
}

/**
 * The session can no longer be renewed: the page decides how to say so, as it still shows its person (spec 4). What has
 * ended before somebody listens is told then.
 */
export const hearEnded: (tell: () => void) => void = ending.resolve

/** Whether it failed because the session has ended: that is told then, and nothing else needs to be. */
export function isEnd(failure: unknown): boolean {
  const ended =
    failure instanceof ApiFailure && failure.code === 'no_session' && toldOf === state.session.token
  if (ended) sayEnded()
  return ended
}

/** After its end was told; nothing to be ended at the server. */
export function giveUp() {
  left = undefined
  take({ type: 'left' })
}

/** Where the last session was left; another tab may as well only have found that it had ended. */
export function wasLeft(): typeof left {
  return left
}

/** Spec 4; then the server is asked who it is. */
export function restoreSession(): Promise<Session> {
  restoring ??= restore()
  return restoring
}

async function restore(): Promise<Session> {
  const kept = storedProviderSession()
  if (kept && !isConfirmed(kept.user)) forgetProviderSession()
  followOtherTabs((stored) => {
    if (!stored) left = 'elsewhere'
    take({ type: 'followed', stored })
  })
  take({ type: 'restored', provider: kept, stored: readStored() })
  if (state.session.status !== 'signed_in') return state.session

  // its client renews the token from now on; nothing on the page waits for it
  if (kept) whenIdle(() => void provider().catch(() => undefined))
  if (kept && kept.expires_at * 1000 <= Date.now()) void refreshNow()
  void confirm()
  return state.session
}

/** The server knows best; what it no longer knows at all has ended. */
async function confirm() {
  const { id } = state.session.user ?? {}
  try {
    const { user } = await request(calls.me)
    know(user)
  } catch (failure) {
    const refused = failure instanceof ApiFailure && failure.status === 401
    // while the provider still keeps a session it only could not be renewed now
    if (!refused || state.session.user?.id !== id || storedProviderSession()) return
    giveUp()
  }
}

async function hear(event: ProviderEvent, told: ProviderSession | null) {
  // another tab was quicker: there is a session, whatever this tab's client thinks
  if (event === 'SIGNED_OUT' && storedProviderSession()) return
  const changed = told && (event === 'USER_UPDATED' || told.user.id !== state.session.user?.id)
  const known = changed && isConfirmed(told.user) ? await whoIs(told.access_token) : undefined
  if (event === 'SIGNED_OUT') left = undefined
  take({ type: 'provider', event, session: told, known })
}

/** Asked before the person is let in, so that they land where their role belongs. */
async function whoIs(token: string): Promise<User | undefined> {
  return request(calls.me, { token }).then(
    ({ user }) => user,
    () => undefined,
  )
}

async function renew(): Promise<boolean> {
  const used = state.session.token
  if (!used || takeNewer(used)) return Boolean(used)
  if (isDemoToken(used)) return refused(used)
  return oneTabAtATime(async () => {
    if (takeNewer(used)) return true
    held = []
    const renewal = await askForToken(used).catch(() => 'unreachable' as const)
    const told = held
    held = undefined
    // who has left meanwhile is not brought back
    if (state.session.status !== 'signed_in') return false
    // its client keeps a refused session until the token's own end
    if (renewal === 'refused') forgetProviderSession()
    if (renewal !== 'renewed') refused(used)
    for (const [event, session] of told) await hear(event, session)
    return renewal === 'renewed' && (state.session.token !== used || takeNewer(used))
  })
}

/** Told once of each token. */
function refused(used: string): false {
  take({ type: 'refresh_failed' })
  // while the provider still keeps a session it only could not be reached now
  if (storedProviderSession() || toldOf === used) return false
  toldOf = used
  sayEnded()
  return false
}

function sayEnded() {
  void ending.promise.then((tell) => tell())
}

/** Whether another tab has stored a token since. */
function takeNewer(used: string): boolean {
  const stored = readStored()
  if (stored && stored.token !== used) {
    take({ type: 'followed', stored })
    return true
  }
  const kept = storedProviderSession()
  if (!kept || kept.access_token === used || kept.expires_at * 1000 <= Date.now()) return false
  take({ type: 'provider', event: 'TOKEN_REFRESHED', session: kept })
  return true
}

function take(event: SessionEvent) {
  const before = state
  state = nextSession(state, event)
  if (state.session === before.session) return
  setToken(state.session.token)
  if (state.session.status === 'signed_in') store(state.session)
  else if (state.session.status === 'signed_out') forgetStored()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
