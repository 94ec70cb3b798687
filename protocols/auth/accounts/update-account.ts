import type { Tx } from '../../../server/src/platform/db/db.ts'
import { post } from '../../../server/src/platform/mail/mail-worker.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthRefusal, invalid } from '../auth-error.ts'
import { passwordChangedLetter } from '../email/email-templates.ts'
import { dropMailTokens, takeByCode } from '../email/email-tokens.ts'
import { sendChangeLetters } from '../email/request-auth-email.ts'
import { type Return, requireMailPause, sendLetter } from '../email/send-token-email.ts'
import type { SignedIn } from '../sessions/require-session.ts'
import { dropSessions } from '../sessions/sessions-store.ts'
import type { Account, Metadata } from './account.ts'
import { changeAccount, findAccountByEmail, requireAccount } from './accounts-store.ts'
import { requireStrong } from './password-hasher.ts'

export type AccountUpdate = {
  data?: Metadata | null | undefined
  email?: string | undefined
  password?: string | undefined
  currentPassword?: string | undefined
  nonce?: string | undefined
  back: Return
}

const mostMetadataBytes = 4096

/** `PUT /user`: what people may change about themselves (identity-protocol A8). */
export async function updateAccount(deps: AuthDeps, who: SignedIn, update: AccountUpdate): Promise<Account> {
  const { account } = who
  const email = update.email === account.email ? undefined : update.email
  const passwordHash = update.password === undefined ? undefined : await newHash(deps, who, update)
  if (email) {
    if (await findAccountByEmail(deps.db, email)) throw emailExists()
    await requireMailPause(deps, email)
  }
  return deps.db.tx(async (tx) => {
    if (update.data) await changeData(tx, deps, account, update.data)
    if (passwordHash !== undefined) await changePassword(tx, deps, who, passwordHash)
    if (email) await askToMove(tx, deps, who, email, update.back)
    tx.afterCommit(() => deps.bus.publish('people', { user_id: account.id }))
    return requireAccount(tx, account.id)
  })
}

export function emailExists(): AuthRefusal {
  return new AuthRefusal(422, 'email_exists', 'A user with this email address has already been registered')
}

/** Merged; null deletes a key. What proves the address is not theirs to write. */
async function changeData(tx: Tx, deps: AuthDeps, account: Account, data: Metadata): Promise<void> {
  const { sub, email, email_verified, phone_verified } = account.user_metadata
  const merged = { ...account.user_metadata, ...data, sub, email, email_verified, phone_verified }
  const kept = Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== null && value !== undefined),
  )
  requireSmall(kept)
  await changeAccount(tx, account.id, { user_metadata: kept }, deps.now())
}

/** It travels in every token. */
export function requireSmall(data: Metadata): void {
  if (JSON.stringify(data).length > mostMetadataBytes)
    throw invalid(`User metadata cannot be larger than ${mostMetadataBytes} bytes`)
}

async function newHash(
  deps: AuthDeps,
  { account, session }: SignedIn,
  update: AccountUpdate,
): Promise<string> {
  const { settings, passwords } = deps
  const { password = '', currentPassword, nonce } = update
  await requireStrong(passwords, settings.passwordMinChars, password)
  const isRecovering = session.amr.some(({ method }) => method === 'recovery' || method === 'invite')
  const mustShow = settings.requireCurrentPassword && account.password_hash !== null && !isRecovering
  if (mustShow && currentPassword === undefined)
    throw new AuthRefusal(
      400,
      'current_password_required',
      'Current password required when setting new password.',
    )
  if (currentPassword !== undefined && !(await passwords.isRight(account.password_hash, currentPassword)))
    throw new AuthRefusal(400, 'current_password_invalid', 'Current password is incorrect.')
  if (settings.requireReauthentication && !isRecovering) await requireNonce(deps, account, nonce)
  if (await passwords.isRight(account.password_hash, password))
    throw new AuthRefusal(422, 'same_password', 'New password should be different from the old password.')
  return passwords.hash(password)
}

async function requireNonce({ db, secret, now }: AuthDeps, account: Account, nonce: string | undefined) {
  if (!nonce)
    throw new AuthRefusal(400, 'reauthentication_needed', 'Password update requires reauthentication')
  const shown = { email: account.email, code: nonce, kinds: ['reauthentication'] as const, now: now() }
  if (!(await takeByCode(db, secret, shown)))
    throw new AuthRefusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}

/** Whoever else is signed in as this person is not any more, and no mail from before works. */
export async function changePassword(
  tx: Tx,
  deps: AuthDeps,
  { account, session }: { account: Account; session: { id: string } | undefined },
  passwordHash: string,
): Promise<void> {
  await changeAccount(tx, account.id, { password_hash: passwordHash }, deps.now())
  if (session) await dropSessions(tx, account.id, 'others', session.id)
  else await dropSessions(tx, account.id, 'global', account.id)
  await dropMailTokens(tx, account.id)
  await post(tx, deps.bus, { to: account.email, ...passwordChangedLetter(deps.settings.siteUrl) })
  tx.afterCommit(() => deps.bus.publish('people', { user_id: account.id }))
}

async function askToMove(
  tx: Tx,
  deps: AuthDeps,
  { account, session }: SignedIn,
  email: string,
  back: Return,
) {
  const wish = {
    new_email: email,
    old_email_agreed: false,
    new_email_agreed: false,
    email_change_session: session.id,
  }
  await changeAccount(tx, account.id, wish, deps.now())
  await sendChangeLetters(tx, deps, account.id, back)
}

export async function reauthenticate(deps: AuthDeps, { account }: SignedIn, back: Return): Promise<void> {
  if (!account.email) throw invalid('Reauthentication requires the user to have an email or a phone number')
  await requireMailPause(deps, account.email)
  await deps.db.tx(async (tx) => {
    await changeAccount(tx, account.id, { reauthentication_sent_at: deps.now() }, deps.now())
    await sendLetter(tx, deps, account, 'reauthentication', account.email, back)
  })
}
