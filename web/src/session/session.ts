import type { User } from '@mainstreet/contract/accounts/user.ts'
import { useSyncExternalStore } from 'react'
import { ApiError } from '../api/api-error.ts'
import { calls } from '../api/calls.ts'
import { request } from '../api/client.ts'
import { runWhenIdle } from '../browser/run-when-idle.ts'
import { refreshAccessToken, setAccessToken, setTokenRenewal } from './access-token.ts'
import {
  clearStoredAuthSession,
  getAuthClient,
  readStoredAuthSession,
  setAuthChangeListener,
} from './auth-client.ts'
import { renewToken, withRefreshLock } from './renew-token.ts'
import {
  type AuthChangeEvent,
  type AuthSession,
  isConfirmed,
  isDemoToken,
  loadingState,
  nextSessionState,
  type Session,
  type SessionEvent,
} from './session-machine.ts'
import { clearStoredRoutes } from './stored-routes.ts'
import {
  clearStoredSession,
  readStoredSession,
  storeSession,
  subscribeToOtherTabs,
} from './stored-session.ts'

let state = loadingState
let signOutOrigin: 'here' | 'elsewhere' | undefined
let pendingRestore: Promise<Session> | undefined
/** What the provider told during a refresh; heard when it is known how that ended. */
let bufferedAuthChanges: [AuthChangeEvent, AuthSession | null][] | undefined
const listeners = new Set<() => void>()
const sessionEndListener = Promise.withResolvers<() => void>()
let lastEndedToken: string | undefined

setAuthChangeListener(async (event, session) => {
  if (bufferedAuthChanges) bufferedAuthChanges.push([event, session])
  else await handleAuthChange(event, session)
})
setTokenRenewal(renewSessionToken)

/** On the server and at the first render in the browser it is loading, and looks signed out. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession, () => loadingState.session)
}

/** Who is here. A visitor's page is not drawn anew when it is known that nobody is signed in. */
export function useUser(): User | null {
  return useSyncExternalStore(
    subscribe,
    () => state.session.user,
    () => loadingState.session.user,
  )
}

export function getSession(): Session {
  return state.session
}

/** The server has told more about who is signed in. */
export function updateSessionUser(user: User) {
  const { token } = state.session
  if (token && state.session.user?.id === user.id) dispatch({ type: 'entered', user, token })
}

/** Who came in without the provider: a demo account. */
export function setSession(user: User, token: string) {
  // else the provider's session would win at the next start
  if (isDemoToken(token)) clearStoredAuthSession()
  dispatch({ type: 'entered', user, token })
}

/**
 * Also without a connection, but for the other devices. Spec 2: the remembered routes go too. Throws when the server
 * could not end the session.
 */
export async function signOut(scope: 'local' | 'global' = 'local'): Promise<void> {
  try {
    if (state.session.status === 'signed_in') await request(calls.logout, { body: { scope } })
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure
    const unreachable = failure.status === 0 && scope === 'local'
    if (!unreachable && failure.status !== 401) throw failure
  }
  signOutLocally()
}

/** On this device; the server has ended the session already, or cannot be asked. */
export function signOutLocally() {
  signOutOrigin = 'here'
  clearStoredAuthSession()
  dispatch({ type: 'left' })
  clearStoredRoutes()
}

/**
 * The session can no longer be renewed: the page decides how to say so, as it still shows its person (spec 4). What has
 * ended before somebody listens is told then.
 */
export const onSessionEnded: (tell: () => void) => void = sessionEndListener.resolve

/** Whether it failed because the session has ended: that is told then, and nothing else needs to be. */
export function isSessionEndError(error: unknown): boolean {
  const ended =
    error instanceof ApiError && error.code === 'no_session' && lastEndedToken === state.session.token
  if (ended) notifySessionEnded()
  return ended
}

/** After its end was told; nothing to be ended at the server. */
export function endSession() {
  signOutOrigin = undefined
  dispatch({ type: 'left' })
}

/** Where the last session was left; another tab may as well only have found that it had ended. */
export function getSignOutOrigin(): typeof signOutOrigin {
  return signOutOrigin
}

/** Spec 4; then the server is asked who it is. */
export function restoreSession(): Promise<Session> {
  pendingRestore ??= restoreFromStorage()
  return pendingRestore
}

async function restoreFromStorage(): Promise<Session> {
  const storedAuthSession = readStoredAuthSession()
  if (storedAuthSession && !isConfirmed(storedAuthSession.user)) clearStoredAuthSession()
  subscribeToOtherTabs((stored) => {
    if (!stored) signOutOrigin = 'elsewhere'
    dispatch({ type: 'followed', stored })
  })
  dispatch({ type: 'restored', provider: storedAuthSession, stored: readStoredSession() })
  if (state.session.status !== 'signed_in') return state.session

  // its client renews the token from now on; nothing on the page waits for it
  if (storedAuthSession) runWhenIdle(() => void getAuthClient().catch(() => undefined))
  if (storedAuthSession && storedAuthSession.expires_at * 1000 <= Date.now()) void refreshAccessToken()
  void verifySession()
  return state.session
}

/** The server knows best; what it no longer knows at all has ended. */
async function verifySession() {
  const { id } = state.session.user ?? {}
  try {
    const { user } = await request(calls.getMe)
    updateSessionUser(user)
  } catch (failure) {
    const refused = failure instanceof ApiError && failure.status === 401
    // while the provider still keeps a session it only could not be renewed now
    if (!refused || state.session.user?.id !== id || readStoredAuthSession()) return
    endSession()
  }
}

async function handleAuthChange(event: AuthChangeEvent, authSession: AuthSession | null) {
  // another tab was quicker: there is a session, whatever this tab's client thinks
  if (event === 'SIGNED_OUT' && readStoredAuthSession()) return
  const changed = authSession && (event === 'USER_UPDATED' || authSession.user.id !== state.session.user?.id)
  const serverUser =
    changed && isConfirmed(authSession.user) ? await fetchSessionUser(authSession.access_token) : undefined
  if (event === 'SIGNED_OUT') signOutOrigin = undefined
  dispatch({ type: 'provider', event, session: authSession, serverUser })
}

/** Asked before the person is let in, so that they land where their role belongs. */
async function fetchSessionUser(token: string): Promise<User | undefined> {
  return request(calls.getMe, { token }).then(
    ({ user }) => user,
    () => undefined,
  )
}

async function renewSessionToken(): Promise<boolean> {
  const used = state.session.token
  if (!used || adoptNewerToken(used)) return Boolean(used)
  if (isDemoToken(used)) return handleTokenRejected(used)
  return withRefreshLock(async () => {
    if (adoptNewerToken(used)) return true
    bufferedAuthChanges = []
    const renewal = await renewToken(used).catch(() => 'unreachable' as const)
    const told = bufferedAuthChanges
    bufferedAuthChanges = undefined
    // who has left meanwhile is not brought back
    if (state.session.status !== 'signed_in') return false
    // its client keeps a refused session until the token's own end
    if (renewal === 'refused') clearStoredAuthSession()
    if (renewal !== 'renewed') handleTokenRejected(used)
    for (const [event, session] of told) await handleAuthChange(event, session)
    return renewal === 'renewed' && (state.session.token !== used || adoptNewerToken(used))
  })
}

/** Told once of each token. */
function handleTokenRejected(used: string): false {
  dispatch({ type: 'refresh_failed' })
  // while the provider still keeps a session it only could not be reached now
  if (readStoredAuthSession() || lastEndedToken === used) return false
  lastEndedToken = used
  notifySessionEnded()
  return false
}

function notifySessionEnded() {
  void sessionEndListener.promise.then((tell) => tell())
}

/** Whether another tab has stored a token since. */
function adoptNewerToken(used: string): boolean {
  const stored = readStoredSession()
  if (stored && stored.token !== used) {
    dispatch({ type: 'followed', stored })
    return true
  }
  const kept = readStoredAuthSession()
  if (!kept || kept.access_token === used || kept.expires_at * 1000 <= Date.now()) return false
  dispatch({ type: 'provider', event: 'TOKEN_REFRESHED', session: kept })
  return true
}

function dispatch(event: SessionEvent) {
  const before = state
  state = nextSessionState(state, event)
  if (state.session === before.session) return
  setAccessToken(state.session.token)
  if (state.session.status === 'signed_in') storeSession(state.session)
  else if (state.session.status === 'signed_out') clearStoredSession()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
