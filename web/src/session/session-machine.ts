import type { Role } from '@mainstreet/contract/accounts/roles.ts'
import type { User } from '@mainstreet/contract/accounts/user.ts'
import { readAssuranceLevel } from './token-claims.ts'

export type Session =
  | { status: 'loading' | 'signed_out'; user: null; token: null }
  /** Signed in as far as the provider knows; our server waits for a second factor. Pages treat it as signed out. */
  | { status: 'second_factor'; user: null; token: null }
  | { status: 'signed_in'; user: User; token: string }

export type StoredSession = { user: User; token: string }

/** The used part of the identity provider's user. */
export type AuthUser = {
  id: string
  email?: string | undefined
  email_confirmed_at?: string | undefined
  app_metadata: { role?: unknown; shop_id?: unknown; providers?: unknown }
  user_metadata: { name?: unknown; full_name?: unknown }
  factors?: { status: string }[] | undefined
}
export type AuthSession = { access_token: string; user: AuthUser }

/** The events of the identity provider (docs/spec.md, section 4). */
export type AuthChangeEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED'

export type SessionState = {
  session: Session
  /** The next signed-out event is ignored. */
  preventLogout: boolean
}

export type SessionEvent =
  /** `lacksFactor`: when the page was closed, the provider's session waited for a second factor. */
  | {
      type: 'restored'
      provider: AuthSession | null
      stored: StoredSession | null
      lacksFactor?: boolean
    }
  /** `serverUser` is the user as our server returned it, if it was requested. */
  | { type: 'provider'; event: AuthChangeEvent; session: AuthSession | null; serverUser?: User | undefined }
  | { type: 'signed_in'; user: User; token: string }
  | { type: 'synced_from_tab'; stored: StoredSession | null }
  | { type: 'refresh_failed' }
  | { type: 'second_factor_required' }
  | { type: 'signed_out' }

const signedOutSession: Session = { status: 'signed_out', user: null, token: null }

export const loadingState: SessionState = {
  session: { status: 'loading', user: null, token: null },
  preventLogout: false,
}

export function nextSessionState(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'restored':
      if (event.provider && event.lacksFactor) return secondFactorState
      return { ...state, session: getRestoredSession(event.provider, event.stored) }
    case 'provider':
      return event.event === 'SIGNED_OUT' ? applyProviderSignOut(state) : applyAuthChange(state, event)
    case 'signed_in':
      return toSignedInState(state, event.user, event.token)
    case 'synced_from_tab':
      return event.stored ? toSignedInState(state, event.stored.user, event.stored.token) : signedOutState
    case 'refresh_failed':
      return { ...state, preventLogout: true }
    case 'second_factor_required':
      return secondFactorState
    case 'signed_out':
      return signedOutState
  }
}

const signedOutState: SessionState = { session: signedOutSession, preventLogout: false }
const secondFactorState: SessionState = {
  session: { status: 'second_factor', user: null, token: null },
  preventLogout: false,
}

/**
 * The provider's session comes first; without one a stored user who is a demo account or has an id
 * (docs/spec.md, section 4).
 */
function getRestoredSession(provider: AuthSession | null, stored: StoredSession | null): Session {
  if (provider) {
    if (!isConfirmed(provider.user)) return signedOutSession
    const user = stored?.user.id === provider.user.id ? stored.user : getUserFromAuth(provider.user)
    return { status: 'signed_in', user, token: provider.access_token }
  }
  if (!stored || !(isDemoToken(stored.token) || stored.user.id)) return signedOutSession
  return { status: 'signed_in', ...stored }
}

function applyProviderSignOut(state: SessionState): SessionState {
  if (state.preventLogout) return { ...state, preventLogout: false }
  if (state.session.status === 'signed_in' && isDemoToken(state.session.token)) return state
  return signedOutState
}

/** An unconfirmed sign-in changes nothing, nor does a start without a session of the provider. */
function applyAuthChange(
  state: SessionState,
  { session, serverUser }: { session: AuthSession | null; serverUser?: User | undefined },
): SessionState {
  if (!session || !isConfirmed(session.user)) return state
  const before = state.session.user
  const user = serverUser ?? (before?.id === session.user.id ? before : getUserFromAuth(session.user))
  return toSignedInState(state, user, session.access_token)
}

/** Returns the same state when nothing changed: the provider repeats its events whenever the page becomes visible. */
function toSignedInState(state: SessionState, user: User, token: string): SessionState {
  const { session, preventLogout } = state
  if (!preventLogout && session.token === token && isSameUser(session.user, user)) return state
  return { session: { status: 'signed_in', user, token }, preventLogout: false }
}

function isSameUser(one: User | null, other: User): boolean {
  return (
    one?.id === other.id &&
    one.email === other.email &&
    one.role === other.role &&
    one.name === other.name &&
    one.shop_id === other.shop_id
  )
}

export function isConfirmed({ email_confirmed_at }: AuthUser): boolean {
  return Boolean(email_confirmed_at)
}

/** Known from the provider's session alone: the user has a second factor, and this session has not proved it. */
export function lacksOwnFactor({ access_token, user }: AuthSession): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false
  return hasFactor && readAssuranceLevel(access_token) === 'aal1'
}

/** `demo-{id}-{timestamp}` (docs/spec.md, section 3). */
export function isDemoToken(token: string): boolean {
  return token.startsWith('demo-')
}

const knownRoles: readonly unknown[] = ['user', 'customer', 'merchant', 'admin'] satisfies Role[]

/**
 * The user until the server has responded (docs/spec.md, section 3): role and shop from metadata that only
 * the server can write, the name from metadata that the user can write.
 */
export function getUserFromAuth({ id, email = '', app_metadata, user_metadata }: AuthUser): User {
  const { role, shop_id } = app_metadata
  const name = user_metadata.name ?? user_metadata.full_name
  return {
    id,
    email,
    role: knownRoles.includes(role) ? (role as Role) : 'user',
    name: typeof name === 'string' && name.trim() ? name.trim() : (email.split('@')[0] ?? ''),
    shop_id: typeof shop_id === 'string' && shop_id ? shop_id : null,
  }
}
