import type { Tx } from '@mainstreet/platform/db/db.ts'
import { enqueueMail } from '@mainstreet/platform/mail/mail-worker.ts'
import type { Account } from '../accounts/account.ts'
import {
  confirmEmail,
  deleteUnverifiedPasswordAndSessions,
  lockAccount,
  requireAccount,
  updateAccountRow,
} from '../accounts/accounts-store.ts'
import { changeAccountEmail } from '../accounts/change-account-email.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthError, validationError } from '../auth-error.ts'
import { createAuthCode, getChallenge } from '../oauth/auth-flows.ts'
import type { PkceChallenge } from '../oauth/pkce.ts'
import { type AuthSession, createSession, requireNotBanned } from '../sessions/create-session.ts'
import { deleteSessions } from '../sessions/sessions-store.ts'
import { resetEmailAllowance } from './email-allowance.ts'
import { buildEmailChangedEmail } from './email-templates.ts'
import { consumeEmailCode, consumeEmailToken } from './email-tokens.ts'
import { deleteEmailTokens, type EmailTokenKind, type EmailTokenRow } from './email-tokens-store.ts'

/** The kinds of tokens that each link or code type accepts. */
const kindsByType = new Map<string, readonly EmailTokenKind[]>([
  ['signup', ['signup']],
  ['recovery', ['recovery']],
  ['invite', ['invite']],
  ['magiclink', ['magiclink', 'signup']],
  ['email', ['signup', 'magiclink', 'invite', 'recovery']],
  ['email_change', ['email_change_current', 'email_change_new']],
])

/** The authentication method that the session records. */
const amrMethods: Partial<Record<EmailTokenKind, string>> = {
  signup: 'email/signup',
  recovery: 'recovery',
  invite: 'invite',
  magiclink: 'magiclink',
}

export type VerifyResult =
  | { kind: 'session'; session: AuthSession }
  | { kind: 'code'; code: string }
  /** The first confirmation of a secure email change. */
  | { kind: 'half'; message: string }

export type VerifyInput = {
  type: string
  token?: string | undefined
  email?: string | undefined
  tokenHash?: string | undefined
}

const firstConfirmationMessage =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** Verifies the link or code of an email: confirms the email and signs in. */
export async function verifyEmailToken(
  deps: AuthDeps,
  input: VerifyInput,
  caller: Caller,
  { redirectTo, asLink }: { redirectTo: string; asLink: boolean },
): Promise<VerifyResult> {
  const kinds = kindsByType.get(input.type)
  if (!kinds) throw validationError(`Invalid email verification type`)
  // attempts are counted outside the transaction, which an error would roll back
  const codeToken = input.tokenHash === undefined ? await requireEmailCode(deps, input, kinds) : undefined
  let verifiedEmail: string | undefined
  const verified = await deps.db.tx(async (tx): Promise<VerifyResult> => {
    const token = codeToken ?? (await consumeEmailToken(tx, input.tokenHash ?? '', kinds, deps.now()))
    if (!token) throw expiredTokenError(asLink)
    // serializes the two confirmations of an email change
    await lockAccount(tx, token.account_id)
    const account = await requireAccount(tx, token.account_id)
    requireNotBanned(account, deps.now())
    verifiedEmail = token.email
    if (isEmailChange(token.kind)) return confirmEmailChange(tx, deps, account, token, caller)
    if (account.email !== token.email) throw expiredTokenError(asLink)
    if (!account.email_confirmed_at && token.kind !== 'signup') {
      await deleteUnverifiedPasswordAndSessions(tx, account.id)
      await deps.discardRegistration(tx, account.id)
    }
    await confirmEmail(tx, account, deps.now())
    return completeSignIn(tx, deps, token, caller, {
      redirectTo,
      challenge: asLink ? getChallenge(token) : undefined,
    })
  })
  if (verifiedEmail) await resetEmailAllowance(deps, verifiedEmail, caller)
  return verified
}

const isEmailChange = (kind: EmailTokenKind) => kind === 'email_change_current' || kind === 'email_change_new'

async function requireEmailCode(
  deps: AuthDeps,
  { token, email }: VerifyInput,
  kinds: readonly EmailTokenKind[],
) {
  if (!token || !email)
    throw validationError('Only an email address and a token, or a token_hash, should be provided')
  const codeToken = await consumeEmailCode(deps.db, deps.secret, {
    email,
    code: token,
    kinds,
    now: deps.now(),
  })
  if (!codeToken) throw expiredTokenError(false)
  return codeToken
}

async function completeSignIn(
  tx: Tx,
  deps: AuthDeps,
  token: EmailTokenRow,
  caller: Caller,
  { redirectTo, challenge }: { redirectTo: string; challenge: PkceChallenge },
): Promise<VerifyResult> {
  const method = amrMethods[token.kind] ?? 'otp'
  if (!challenge)
    return { kind: 'session', session: await createSession(tx, deps, token.account_id, method, caller) }
  const newCode = { accountId: token.account_id, method, challenge, redirectTo }
  return { kind: 'code', code: await createAuthCode(tx, deps.now(), newCode) }
}

/** Both addresses must confirm; the second confirmation changes the email. */
async function confirmEmailChange(
  tx: Tx,
  deps: AuthDeps,
  account: Account,
  token: EmailTokenRow,
  caller: Caller,
): Promise<VerifyResult> {
  const now = deps.now()
  const isNew = token.kind === 'email_change_new'
  if (!account.new_email || token.email !== (isNew ? account.new_email : account.email))
    throw expiredTokenError(false)
  const confirmations = {
    old_email_confirmed:
      account.old_email_confirmed || !isNew || !deps.settings.secureEmailChange || account.email === '',
    new_email_confirmed: account.new_email_confirmed || isNew,
  }
  if (!confirmations.old_email_confirmed || !confirmations.new_email_confirmed) {
    await updateAccountRow(tx, account.id, confirmations, now)
    return { kind: 'half', message: firstConfirmationMessage }
  }
  await changeAccountEmail(tx, deps, account, account.new_email)
  await deleteSessions(tx, account.id, 'others', account.email_change_session_id ?? account.id)
  await deleteEmailTokens(tx, account.id)
  if (account.email !== '')
    await enqueueMail(tx, deps.bus, { to: account.email, ...buildEmailChangedEmail(account.new_email) })
  const challenge = getChallenge(token)
  return completeSignIn(tx, deps, token, caller, {
    redirectTo: token.redirect_to ?? deps.settings.siteUrl,
    challenge,
  })
}

function expiredTokenError(asLink: boolean): AuthError {
  const message = asLink ? 'Email link is invalid or has expired' : 'Token has expired or is invalid'
  return new AuthError(403, 'otp_expired', message)
}
