import type { Caller } from '../../../../protocols/auth/auth-deps.ts'
import type { Return } from '../../../../protocols/auth/email/send-token-email.ts'
import type { Scope } from '../../../../protocols/auth/sessions/sessions-store.ts'
import type { Tx } from '../../platform/db/db.ts'

export type Tokens = { access_token: string; refresh_token: string; expires_in: number }

export type Registration = { email: string; password: string; name: string; back: Return }
export type Registered = {
  kind: 'session' | 'unconfirmed' | 'taken'
  user: { id: string; email: string }
  tokens: Tokens | undefined
}

/** What happens with a new account in the transaction that makes its row of users. */
export type Beside = (tx: Tx, account: { id: string; email: string }) => Promise<void>

/** Who calls, with the token that says so. */
export type Own = { id: string; email: string; token: string }

export type Place = {
  id: string
  created_at: Date
  refreshed_at: Date
  not_after: Date | null
  user_agent: string
  ip: string
}

/** Keeps the accounts: our own module, or a hosted project. What goes wrong is thrown as `AuthRefusal`. */
export type Provider = {
  signIn(who: { email: string; password: string }, caller: Caller): Promise<Tokens>
  signUp(asked: Registration, caller: Caller, beside: Beside): Promise<Registered>
  /** False: another password, or none. */
  isPassword(own: Own, password: string, caller: Caller): Promise<boolean>
  hasPassword(own: Own): Promise<boolean>
  changePassword(own: Own, password: string): Promise<void>
  signOut(own: Own, scope: Scope): Promise<void>
  places(own: Own): Promise<Place[]>
  /** False: there is no such session of theirs. */
  endPlace(own: Own, sessionId: string): Promise<boolean>
  findId(tx: Tx, email: string): Promise<string | undefined>
  /** By an admin: confirmed from the start. Answers its id. */
  addAccount(
    tx: Tx,
    account: { id?: string; email: string; name: string; password?: string | undefined },
  ): Promise<string>
  /** A one-time token to set a password with, or undefined where there is no account. */
  passwordToken(tx: Tx, email: string): Promise<string | undefined>
  changeEmail(tx: Tx, id: string, email: string): Promise<void>
  /** Every session of theirs ends with it. */
  deleteAccount(tx: Tx, id: string): Promise<void>
  /** Every session of theirs ends, too. */
  endAll(tx: Tx, id: string): Promise<void>
}
