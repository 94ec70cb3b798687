import type { Caller } from '../../../../protocols/auth/auth-deps.ts'
import type { RedirectTarget } from '../../../../protocols/auth/email/send-token-email.ts'
import type { SignOutScope } from '../../../../protocols/auth/sessions/sessions-store.ts'
import type { Tx } from '../../platform/db/db.ts'

export type SessionTokens = { access_token: string; refresh_token: string; expires_in: number }

export type ProviderSignUpInput = { email: string; password: string; name: string; redirect: RedirectTarget }
export type ProviderSignUpResult = {
  kind: 'session' | 'unconfirmed' | 'taken'
  user: { id: string; email: string }
  tokens: SessionTokens | undefined
}

/** What happens with a new account in the transaction that makes its row of users. */
export type OnUserCreated = (tx: Tx, account: { id: string; email: string }) => Promise<void>

/** Who calls, with the token that says so. */
export type AuthenticatedUser = { id: string; email: string; token: string }

export type ProviderSession = {
  id: string
  created_at: Date
  refreshed_at: Date
  not_after: Date | null
  user_agent: string
  ip: string
}

/** Keeps the accounts: our own module, or a hosted project. What goes wrong is thrown as `AuthRefusal`. */
export type IdentityProvider = {
  signIn(who: { email: string; password: string }, caller: Caller): Promise<SessionTokens>
  signUp(asked: ProviderSignUpInput, caller: Caller, beside: OnUserCreated): Promise<ProviderSignUpResult>
  /** False: another password, or none. */
  isCurrentPassword(own: AuthenticatedUser, password: string, caller: Caller): Promise<boolean>
  hasPassword(own: AuthenticatedUser): Promise<boolean>
  changePassword(own: AuthenticatedUser, password: string): Promise<void>
  signOut(own: AuthenticatedUser, scope: SignOutScope): Promise<void>
  listSessions(own: AuthenticatedUser): Promise<ProviderSession[]>
  /** False: there is no such session of theirs. */
  endSession(own: AuthenticatedUser, sessionId: string): Promise<boolean>
  findAccountId(tx: Tx, email: string): Promise<string | undefined>
  /** By an admin: confirmed from the start. Answers its id. */
  createAccount(
    tx: Tx,
    account: { id?: string; email: string; name: string; password?: string | undefined },
  ): Promise<string>
  /** A one-time token to set a password with, or undefined where there is no account. */
  createPasswordToken(tx: Tx, email: string): Promise<string | undefined>
  changeEmail(tx: Tx, id: string, email: string): Promise<void>
  /** Every session of theirs ends with it. */
  deleteAccount(tx: Tx, id: string): Promise<void>
  /** Every session of theirs ends, too. */
  endAllSessions(tx: Tx, id: string): Promise<void>
}
