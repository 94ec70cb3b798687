import type { Tx } from '@mainstreet/platform/db/db.ts'
import { enqueueMail } from '@mainstreet/platform/mail/mail-worker.ts'
import { enqueueEvent } from '@mainstreet/platform/outbox/outbox.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError, validationError } from '../auth-error.ts'
import { requireEmailAllowance } from '../email/email-allowance.ts'
import { buildPasswordChangedEmail } from '../email/email-templates.ts'
import { deleteEmailTokens } from '../email/email-tokens-store.ts'
import { type RedirectTarget, sendTokenEmail } from '../email/send-token-email.ts'
import { getSignedInRequester } from '../message-requester.ts'
import { requireFreshSignIn, requireNonce } from '../sessions/require-fresh-sign-in.ts'
import type { AuthenticatedAccount } from '../sessions/require-session.ts'
import { deleteSessions } from '../sessions/sessions-store.ts'
import type { Account, AccountMetadata } from './account.ts'
import { requireAccount, updateAccountRow } from './accounts-store.ts'
import { requireStrongPassword } from './password-hasher.ts'

export type AccountUpdateInput = {
  data?: AccountMetadata | null | undefined
  email?: string | undefined
  /** Needs the same reauthentication; the change itself is requested separately. */
  phone?: string | undefined
  password?: string | undefined
  currentPassword?: string | undefined
  nonce?: string | undefined
  redirect: RedirectTarget
}

const maxMetadataBytes = 4096

/** `PUT /user`: changes that users can make to their own account. */
export async function updateAccount(
  deps: AuthDeps,
  signedIn: AuthenticatedAccount,
  update: AccountUpdateInput,
): Promise<Account> {
  const { account } = signedIn
  const email = update.email === account.email ? undefined : update.email
  if (email) await requireEmailAllowance(deps, email, getSignedInRequester(account, email))
  if (update.password !== undefined) await requireAllowedPassword(deps, signedIn, update)
  // a code works once: it is used after the other checks, and for all changes of the request
  if (email || update.phone || update.password !== undefined)
    await requireReauthentication(deps, signedIn, update)
  const passwordHash =
    update.password === undefined ? undefined : await hashNewPassword(deps, account, update.password)
  return deps.db.tx(async (tx) => {
    if (update.data) await updateMetadata(tx, deps, account, update.data)
    if (passwordHash !== undefined) await setAccountPassword(tx, deps, signedIn, passwordHash)
    if (email) await requestEmailChange(tx, deps, signedIn, email, update.redirect)
    tx.afterCommit(() => deps.bus.publish('user.changed', { user_id: account.id }))
    return requireAccount(tx, account.id)
  })
}

export function emailExistsError(): AuthError {
  return new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
}

/** Merges the metadata; null deletes a key. The verified fields cannot be changed. */
async function updateMetadata(
  tx: Tx,
  deps: AuthDeps,
  account: Account,
  data: AccountMetadata,
): Promise<void> {
  const { sub, email, email_verified, phone_verified } = account.user_metadata
  const merged = { ...account.user_metadata, ...data, sub, email, email_verified, phone_verified }
  const metadata = Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== null && value !== undefined),
  )
  requireMetadataSize(metadata)
  await updateAccountRow(tx, account.id, { user_metadata: metadata }, deps.now())
}

/** The metadata is part of every token. */
export function requireMetadataSize(data: AccountMetadata): void {
  if (JSON.stringify(data).length > maxMetadataBytes)
    throw validationError(`User metadata cannot be larger than ${maxMetadataBytes} bytes`)
}

async function requireAllowedPassword(
  { settings, passwords }: AuthDeps,
  { account, session }: AuthenticatedAccount,
  { password = '', currentPassword }: AccountUpdateInput,
): Promise<void> {
  await requireStrongPassword(passwords, settings.passwordMinChars, password)
  const requiresCurrentPassword =
    settings.requireCurrentPassword && account.password_hash !== null && !isRecovering(session)
  if (requiresCurrentPassword && currentPassword === undefined)
    throw new AuthError(
      400,
      'current_password_required',
      'Current password required when setting new password.',
    )
  if (currentPassword !== undefined && !(await passwords.matches(account.password_hash, currentPassword)))
    throw new AuthError(400, 'current_password_invalid', 'Current password is incorrect.')
}

async function requireReauthentication(
  deps: AuthDeps,
  signedIn: AuthenticatedAccount,
  { password, nonce }: AccountUpdateInput,
): Promise<void> {
  const requiresNonce =
    deps.settings.requireReauthentication && password !== undefined && !isRecovering(signedIn.session)
  if (requiresNonce) await requireNonce(deps, signedIn.account, nonce)
  else await requireFreshSignIn(deps, signedIn, nonce)
}

function isRecovering({ amr }: AuthenticatedAccount['session']): boolean {
  return amr.some(({ method }) => method === 'recovery' || method === 'invite')
}

async function hashNewPassword({ passwords }: AuthDeps, account: Account, password: string): Promise<string> {
  if (await passwords.matches(account.password_hash, password))
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  return passwords.hash(password)
}

/** Also ends all other sessions of the account and invalidates earlier email links and codes. */
export async function setAccountPassword(
  tx: Tx,
  deps: AuthDeps,
  { account, session }: { account: Account; session: { id: string } | undefined },
  passwordHash: string,
): Promise<void> {
  await updateAccountRow(tx, account.id, { password_hash: passwordHash }, deps.now())
  if (session) await deleteSessions(tx, account.id, 'others', session.id)
  else await deleteSessions(tx, account.id, 'global', account.id)
  await deleteEmailTokens(tx, account.id)
  if (account.email !== '')
    await enqueueMail(tx, deps.bus, {
      to: account.email,
      ...buildPasswordChangedEmail(deps.settings.siteUrl),
    })
  tx.afterCommit(() => deps.bus.publish('user.changed', { user_id: account.id }))
}

/** Whether another account has the address is looked up after the response. */
async function requestEmailChange(
  tx: Tx,
  deps: AuthDeps,
  { account, session }: AuthenticatedAccount,
  email: string,
  redirect: RedirectTarget,
) {
  const changes = {
    new_email: email,
    old_email_confirmed: false,
    new_email_confirmed: false,
    email_change_session_id: session.id,
    email_change_sent_at: deps.now(),
  }
  await updateAccountRow(tx, account.id, changes, deps.now())
  const request = { kind: 'email_change', account_id: account.id, email: account.email, redirect } as const
  await enqueueEvent(tx, 'auth.email_requested', request)
  tx.afterCommit(() => deps.bus.publish('outbox'))
}

export async function sendReauthenticationCode(
  deps: AuthDeps,
  { account }: AuthenticatedAccount,
  redirect: RedirectTarget,
): Promise<void> {
  if (!account.email)
    throw validationError('Reauthentication requires the user to have an email or a phone number')
  await requireEmailAllowance(deps, account.email, getSignedInRequester(account, account.email))
  await deps.db.tx(async (tx) => {
    await updateAccountRow(tx, account.id, { reauthentication_sent_at: deps.now() }, deps.now())
    await sendTokenEmail(tx, deps, account, 'reauthentication', account.email, redirect)
  })
}
