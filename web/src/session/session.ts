import type { User } from '@mainstreet/contract/accounts/user.ts'
import { useSyncExternalStore } from 'react'
import {
  refreshAccessToken,
  setAccessToken,
  setSecondFactorListener,
  setTokenRenewal,
} from '../api/access-token.ts'
import { ApiError } from '../api/api-error.ts'
import { calls } from '../api/calls.ts'
import { request } from '../api/client.ts'
import { runWhenIdle } from '../browser/run-when-idle.ts'
import { createStore, useStore } from '../ui/hooks/create-store.ts'
import { hasEndedIdle } from './activity-record.ts'
import {
  clearStoredAuthSession,
  getAuthClient,
  readStoredAuthSession,
  setAuthChangeListener,
} from './auth-client.ts'
import { getAuthConfig } from './auth-config.ts'
import { renewToken, withRefreshLock } from './renew-token.ts'
import {
  type AuthChangeEvent,
  type AuthSession,
  isConfirmed,
  isDemoToken,
  lacksOwnFactor,
  loadingState,
  nextSessionState,
  type Session,
  type SessionEvent,
} from './session-machine.ts'
import { clearStoredRoutes } from './stored-routes.ts'
import {
  clearSecondFactorStep,
  clearStoredSession,
  lacksStoredSecondFactor,
  readStoredSession,
  storeSecondFactorStep,
  storeSession,
  subscribeToOtherTabs,
} from './stored-session.ts'
import { readAssuranceLevel } from './token-claims.ts'

let state = loadingState
let signOutOrigin: 'here' | 'elsewhere' | undefined
let pendingRestore: Promise<Session> | undefined
/** The provider's events during a refresh; handled when its result is known. */
let bufferedAuthChanges: [AuthChangeEvent, AuthSession | null][] | undefined
/** The last published session of `state`. */
const sessionStore = createStore(() => loadingState.session)
const sessionEndListener = Promise.withResolvers<() => void>()
let lastEndedToken: string | undefined

setAuthChangeListener(async (event, session) => {
  if (bufferedAuthChanges) bufferedAuthChanges.push([event, session])
  else await handleAuthChange(event, session)
})
setTokenRenewal(renewSessionToken)
setSecondFactorListener((used) => {
  if (state.session.token === used) dispatch({ type: 'second_factor_required' })
})

/** On the server and at the first render in the browser it is loading, which looks like signed out. */
export function useSession(): Session {
  return useStore(sessionStore, loadingState.session)
}

/** The signed-in user. A visitor's page does not render again when it turns out that nobody is signed in. */
export function useUser(): User | null {
  return useSyncExternalStore(
    sessionStore.subscribe,
    () => state.session.user,
    () => loadingState.session.user,
  )
}

export function getSession(): Session {
  return state.session
}

/** For newer data about the signed-in user. */
export function updateSessionUser(user: User) {
  const { token } = state.session
  if (token && state.session.user?.id === user.id) dispatch({ type: 'signed_in', user, token })
}

/** For a sign-in without the provider: a demo account. */
export function setSession(user: User, token: string) {
  // otherwise the provider's session would win at the next start
  if (isDemoToken(token)) clearStoredAuthSession()
  dispatch({ type: 'signed_in', user, token })
}

/**
 * Works without a connection, except for the other devices; also clears the stored routes (docs/spec.md,
 * section 2). Throws when the server could not end the session.
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

/** Only on this device; the server has already ended the session, or is unreachable. */
export function signOutLocally() {
  signOutOrigin = 'here'
  clearStoredAuthSession()
  dispatch({ type: 'signed_out' })
  clearStoredRoutes()
}

/** Ends a sign-in that waits for a second factor; the page that it was for stays known. */
export async function abandonSignIn(): Promise<void> {
  const client = await getAuthClient().catch(() => undefined)
  await client?.signOut({ scope: 'local' }).catch(() => undefined)
  clearStoredAuthSession()
  dispatch({ type: 'signed_out' })
}

/**
 * Registers the listener for a session that cannot be renewed: the page decides how to say so, as it still
 * shows the user (docs/spec.md, section 4). An end before the registration is reported then.
 */
export const onSessionEnded: (notify: () => void) => void = sessionEndListener.resolve

/**
 * Whether the call failed because the session has ended; then the listener reports it, and no other message
 * is needed.
 */
export function isSessionEndError(error: unknown): boolean {
  const ended =
    error instanceof ApiError && error.code === 'unauthenticated' && lastEndedToken === state.session.token
  if (ended) notifySessionEnded()
  return ended
}

/** After the end was reported; there is nothing to end on the server. */
export function endSession() {
  signOutOrigin = undefined
  dispatch({ type: 'signed_out' })
}

/** Where the last sign-out happened; another tab may only have found that the session had ended. */
export function getSignOutOrigin(): typeof signOutOrigin {
  return signOutOrigin
}

/** docs/spec.md, section 4; then the user is loaded from the server. */
export function restoreSession(): Promise<Session> {
  pendingRestore ??= restoreFromStorage()
  return pendingRestore
}

async function restoreFromStorage(): Promise<Session> {
  const storedAuthSession = readStoredAuthSession()
  if (storedAuthSession && !isConfirmed(storedAuthSession.user)) clearStoredAuthSession()
  subscribeToOtherTabs((stored) => {
    // nobody is there: each tab returns to its page after the next sign-in
    if (!stored) signOutOrigin = hasEndedIdle() ? undefined : 'elsewhere'
    dispatch({ type: 'synced_from_tab', stored })
  })
  const lacksFactor =
    storedAuthSession !== null &&
    (lacksStoredSecondFactor(storedAuthSession.user.id) || lacksOwnFactor(storedAuthSession))
  dispatch({ type: 'restored', provider: storedAuthSession, stored: readStoredSession(), lacksFactor })
  // its first event calls the server again
  if (state.session.status === 'second_factor') void getAuthClient().catch(() => undefined)
  if (state.session.status !== 'signed_in') return state.session

  // the client renews the token from now on; nothing on the page waits for it
  if (storedAuthSession) runWhenIdle(() => void getAuthClient().catch(() => undefined))
  if (storedAuthSession && storedAuthSession.expires_at * 1000 <= Date.now()) void refreshAccessToken()
  void verifySession()
  return state.session
}

/** The server decides; a session that it no longer knows has ended. */
async function verifySession() {
  const { id } = state.session.user ?? {}
  try {
    const { user } = await request(calls.getMe)
    updateSessionUser(user)
  } catch (failure) {
    const isRejected = failure instanceof ApiError && failure.status === 401
    // while the provider still stores a session, it only could not be renewed now
    if (!isRejected || state.session.user?.id !== id || readStoredAuthSession()) return
    endSession()
  }
}

async function handleAuthChange(event: AuthChangeEvent, authSession: AuthSession | null) {
  // another tab was faster: there is a session, whatever this tab's client reports
  if (event === 'SIGNED_OUT' && readStoredAuthSession()) return
  if (authSession && isConfirmed(authSession.user) && (await isKnownToLackFactor(authSession)))
    return dispatch({ type: 'second_factor_required' })
  const serverUser =
    authSession && isConfirmed(authSession.user) && isOtherSession(event, authSession)
      ? await fetchSessionUser(authSession.access_token)
      : undefined
  if (serverUser === 'lacks_factor') return dispatch({ type: 'second_factor_required' })
  // unreachable: only the server knows whether the factor is still missing
  if (state.session.status === 'second_factor' && authSession && !serverUser) return
  if (event === 'SIGNED_OUT') signOutOrigin = undefined
  dispatch({ type: 'provider', event, session: authSession, serverUser })
}

/** Without a call that the server would reject. */
async function isKnownToLackFactor(session: AuthSession): Promise<boolean> {
  if (lacksOwnFactor(session)) return true
  if (session.user.app_metadata.role !== 'admin' || readAssuranceLevel(session.access_token) !== 'aal1')
    return false
  return (await getAuthConfig().catch(() => undefined))?.admin_second_factor ?? false
}

const renewalEvents: ReadonlySet<AuthChangeEvent> = new Set([
  'INITIAL_SESSION',
  'TOKEN_REFRESHED',
  'MFA_CHALLENGE_VERIFIED',
])

/** Whether the user, or what the session has proved, may differ from before. */
function isOtherSession(event: AuthChangeEvent, { user, access_token }: AuthSession): boolean {
  if (event === 'USER_UPDATED' || user.id !== state.session.user?.id) return true
  return !renewalEvents.has(event) && access_token !== state.session.token
}

/** Loaded before the sign-in, so that the role decides the next page. Undefined when the server is unreachable. */
async function fetchSessionUser(token: string): Promise<User | 'lacks_factor' | undefined> {
  return request(calls.getMe, { token }).then(
    ({ user }) => user,
    (failure: unknown) =>
      failure instanceof ApiError && failure.code === 'second_factor_required' ? 'lacks_factor' : undefined,
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
    const authChanges = bufferedAuthChanges
    bufferedAuthChanges = undefined
    // a user who has signed out in the meantime stays signed out
    if (state.session.status !== 'signed_in') return false
    // the client would keep a rejected session until its token expires
    if (renewal === 'refused') clearStoredAuthSession()
    if (renewal !== 'renewed') handleTokenRejected(used)
    for (const [event, session] of authChanges) await handleAuthChange(event, session)
    return renewal === 'renewed' && (state.session.token !== used || adoptNewerToken(used))
  })
}

/** Reports the end once per token. */
function handleTokenRejected(used: string): false {
  dispatch({ type: 'refresh_failed' })
  // while the provider still stores a session, it only was unreachable now
  if (readStoredAuthSession() || lastEndedToken === used) return false
  lastEndedToken = used
  notifySessionEnded()
  return false
}

function notifySessionEnded() {
  void sessionEndListener.promise.then((notify) => notify())
}

/** Whether another tab has stored a newer token. */
function adoptNewerToken(used: string): boolean {
  const stored = readStoredSession()
  if (stored && stored.token !== used) {
    dispatch({ type: 'synced_from_tab', stored })
    return true
  }
  const storedAuthSession = readStoredAuthSession()
  if (
    !storedAuthSession ||
    storedAuthSession.access_token === used ||
    storedAuthSession.expires_at * 1000 <= Date.now()
  )
    return false
  dispatch({ type: 'provider', event: 'TOKEN_REFRESHED', session: storedAuthSession })
  return true
}

function dispatch(event: SessionEvent) {
  const before = state
  state = nextSessionState(state, event)
  if (state.session === before.session) return
  setAccessToken(state.session.token)
  storeState(state.session)
  sessionStore.set(state.session)
}

function storeState(session: Session) {
  if (session.status === 'signed_in') storeSession(session)
  else if (session.status !== 'loading') clearStoredSession()
  const { id } = readStoredAuthSession()?.user ?? {}
  if (session.status === 'second_factor' && id) storeSecondFactorStep(id)
  else clearSecondFactorStep()
}
