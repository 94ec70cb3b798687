import type { CallBody } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import type { Caller } from '@mainstreet/identity/auth-deps.ts'
import type { RedirectTarget } from '@mainstreet/identity/email/send-token-email.ts'
import type { SignOutScope } from '@mainstreet/identity/sessions/sessions-store.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'

export type SessionTokens = { access_token: string; refresh_token: string; expires_in: number }

export type ProviderSignUpInput = { email: string; password: string; name: string; redirect: RedirectTarget }
export type ProviderSignUpResult = {
  kind: 'session' | 'unconfirmed' | 'taken'
  user: { id: string; email: string }
  tokens: SessionTokens | undefined
}

/** Runs in the transaction that creates the user row of a new account. */
export type OnUserCreated = (tx: Tx, account: { id: string; email: string }) => Promise<void>

/** The caller and the token that authenticates the caller. */
export type AuthenticatedUser = { id: string; email: string; token: string }

export type IdentityProof = CallBody<typeof calls.confirmIdentity>

export type ProviderSession = {
  id: string
  created_at: Date
  refreshed_at: Date
  expires_at: Date | null
  user_agent: string
  ip: string
  is_counter_device: boolean
}

/** Stores accounts: our own auth module or a hosted project. Errors are thrown as `AuthError`. */
export type IdentityProvider = {
  signIn(credentials: { email: string; password: string }, caller: Caller): Promise<SessionTokens>
  signUp(
    input: ProviderSignUpInput,
    caller: Caller,
    onUserCreated: OnUserCreated,
  ): Promise<ProviderSignUpResult>
  /** False when the password is wrong or the account has none. */
  isCurrentPassword(user: AuthenticatedUser, password: string, caller: Caller): Promise<boolean>
  hasPassword(user: AuthenticatedUser): Promise<boolean>
  /** Throws when an account without a password has neither signed in lately nor sends a code from an email. */
  requireFreshSignIn(user: AuthenticatedUser, code: string | undefined, caller: Caller): Promise<void>
  /** Whether this session has authenticated in the last minutes. */
  isRecentlyAuthenticated(token: string): Promise<boolean>
  /** Authenticates the session again, by the current password or by a code from an email; throws when that is wrong. */
  confirmIdentity(user: AuthenticatedUser, proof: IdentityProof, caller: Caller): Promise<void>
  changePassword(user: AuthenticatedUser, password: string, currentPassword: string): Promise<void>
  signOut(user: AuthenticatedUser, scope: SignOutScope): Promise<void>
  listSessions(user: AuthenticatedUser): Promise<ProviderSession[]>
  /** Input of the user. Returns how long the session may be without; undefined: it does not end by itself. */
  recordActivity(user: AuthenticatedUser): Promise<number | undefined>
  /** False when the user has no such session. */
  setCounterDevice(user: AuthenticatedUser, sessionId: string, isCounterDevice: boolean): Promise<boolean>
  /** False when the user has no such session. */
  endSession(user: AuthenticatedUser, sessionId: string): Promise<boolean>
  findAccountId(tx: Tx, email: string): Promise<string | undefined>
  /** For admins: the account is confirmed from the start. Returns its id. */
  createAccount(
    tx: Tx,
    account: { id?: string; email: string; name: string; password?: string | undefined },
  ): Promise<string>
  /** A one-time token to set a password; undefined when there is no account. */
  createPasswordToken(tx: Tx, email: string): Promise<string | undefined>
  changeEmail(tx: Tx, id: string, email: string): Promise<void>
  /** Also ends every session of the account. */
  deleteAccount(tx: Tx, id: string): Promise<void>
  endAllSessions(tx: Tx, id: string): Promise<void>
}
