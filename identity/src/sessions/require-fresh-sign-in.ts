import { minuteMs, secondMs } from '@mainstreet/contract/durations.ts'
import type { Account } from '../accounts/account.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { consumeEmailCode } from '../email/email-tokens.ts'
import { isSecondFactor } from './assurance-level.ts'
import type { AuthenticatedAccount } from './require-session.ts'

const maxSignInAgeMs = 10 * minuteMs

/**
 * An account without a password has no current one to ask for: it is changed or deleted only shortly after a sign-in (a
 * refresh is none), or with an emailed code. An anonymous account has no other way to authenticate.
 */
export async function requireFreshSignIn(
  deps: AuthDeps,
  { account, session }: AuthenticatedAccount,
  nonce: string | undefined,
): Promise<void> {
  if (account.password_hash !== null || account.is_anonymous) return
  if (nonce) return requireNonce(deps, account, nonce)
  requireRecentSignIn(deps, session)
}

/** A refresh is no sign-in. */
export function requireRecentSignIn({ now }: AuthDeps, { amr }: AuthenticatedAccount['session']): void {
  // whoever has the session can add a second factor: a code of it is no sign-in
  const signIns = amr.filter(({ method }) => !isSecondFactor(method))
  const signedInAtMs = Math.max(...signIns.map(({ timestamp }) => timestamp * secondMs))
  if (now().getTime() - signedInAtMs <= maxSignInAgeMs) return
  throw new AuthError(400, 'reauthentication_needed', 'This change requires a recent sign-in or a nonce')
}

export async function requireNonce(
  { db, secret, now }: AuthDeps,
  account: Account,
  nonce: string | undefined,
): Promise<void> {
  if (!nonce) throw new AuthError(400, 'reauthentication_needed', 'This change requires reauthentication')
  const submitted = { email: account.email, code: nonce, kinds: ['reauthentication'] as const, now: now() }
  if (!(await consumeEmailCode(db, secret, submitted)))
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}
