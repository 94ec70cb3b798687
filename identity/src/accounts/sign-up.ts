import { randomUUIDv7 } from 'node:crypto'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { enqueueMail } from '@mainstreet/platform/mail/mail-worker.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthError, validationError } from '../auth-error.ts'
import { requireEmailAllowance } from '../email/email-allowance.ts'
import { buildAccountExistsEmail } from '../email/email-templates.ts'
import { type RedirectTarget, sendTokenEmail } from '../email/send-token-email.ts'
import { getMessageRequester } from '../message-requester.ts'
import { type AuthSession, createSession } from '../sessions/create-session.ts'
import { type Account, type AccountMetadata, type AccountResponse, presentAccount } from './account.ts'
import {
  findAccountByEmail,
  insertAccount,
  requireAccount,
  updateAccountRow,
  upsertIdentity,
} from './accounts-store.ts'
import { requireStrongPassword } from './password-hasher.ts'

export type SignUpInput = { email: string; password: string; data: AccountMetadata; redirect: RedirectTarget }

export type SignUpResult =
  | { kind: 'session'; session: AuthSession }
  | { kind: 'unconfirmed'; user: AccountResponse; isNew: boolean }
  /** A confirmed account has the email; `user` is a decoy and not stored. */
  | { kind: 'taken'; user: AccountResponse }

/** Runs in the transaction that creates the account. */
type OnAccountCreated = (tx: Tx, account: Account) => Promise<void>

/** Handles new, unconfirmed and confirmed emails, and autoconfirm. */
export async function signUp(
  deps: AuthDeps,
  input: SignUpInput,
  caller: Caller,
  onAccountCreated: OnAccountCreated = async () => {},
): Promise<SignUpResult> {
  const { settings, passwords } = deps
  if (!settings.isSignUpOpen)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  if (input.password === '') throw validationError('Signup requires a valid password')
  await requireStrongPassword(passwords, settings.passwordMinChars, input.password)
  if (!settings.autoconfirm)
    await requireEmailAllowance(deps, input.email, getMessageRequester(deps, caller, input.email))
  // hashed in every case: the response time must not reveal whether the email is registered
  const passwordHash = await passwords.hash(input.password)
  return deps.db.tx(async (tx): Promise<SignUpResult> => {
    const id = await insertSignUpAccount(tx, deps, input, passwordHash)
    if (id === undefined) return handleExistingAccount(tx, deps, input)
    await onAccountCreated(tx, await requireAccount(tx, id))
    if (settings.autoconfirm)
      return { kind: 'session', session: await createSession(tx, deps, id, 'password', caller) }
    return {
      kind: 'unconfirmed',
      user: await sendConfirmationEmail(tx, deps, id, input.redirect),
      isNew: true,
    }
  })
}

/** Undefined when an account has the email already. */
async function insertSignUpAccount(
  tx: Tx,
  deps: AuthDeps,
  { email, data }: SignUpInput,
  passwordHash: string,
) {
  const now = deps.now()
  const id = randomUUIDv7()
  const isConfirmed = deps.settings.autoconfirm
  const identityData = { sub: id, email, email_verified: isConfirmed, phone_verified: false }
  const added = await insertAccount(tx, {
    id,
    email,
    passwordHash,
    userMetadata: { ...data, ...identityData },
    confirmedAt: isConfirmed ? now : null,
    now,
  })
  if (added)
    await upsertIdentity(tx, {
      accountId: id,
      provider: 'email',
      providerId: id,
      data: { ...data, ...identityData },
      now,
    })
  return added
}

async function handleExistingAccount(tx: Tx, deps: AuthDeps, input: SignUpInput): Promise<SignUpResult> {
  if (deps.settings.autoconfirm) throw new AuthError(422, 'user_already_exists', 'User already registered')
  const account = await findAccountByEmail(tx, input.email)
  if (!account)
    throw new AuthError(409, 'conflict', 'The account is being deleted just now, please try again')
  if (!account.email_confirmed_at)
    return {
      kind: 'unconfirmed',
      user: await sendConfirmationEmail(tx, deps, account.id, input.redirect),
      isNew: false,
    }
  await enqueueMail(tx, deps.bus, { to: input.email, ...buildAccountExistsEmail(deps.settings.siteUrl) })
  return { kind: 'taken', user: createDecoyResponse(input, deps.now()) }
}

export async function sendConfirmationEmail(
  tx: Tx,
  deps: AuthDeps,
  id: string,
  redirect: RedirectTarget,
  texts: 'signup' | 'magiclink' = 'signup',
): Promise<AccountResponse> {
  const now = deps.now()
  await updateAccountRow(tx, id, { confirmation_sent_at: now }, now)
  const account = await requireAccount(tx, id)
  await sendTokenEmail(tx, deps, account, 'signup', account.email, redirect, texts)
  return presentAccount(account)
}

/** Looks like a new account except for its empty identities, which the specification requires. */
function createDecoyResponse({ email, data }: SignUpInput, now: Date): AccountResponse {
  const time = now.toISOString()
  const id = randomUUIDv7()
  return {
    ...presentAccount({
      ...emptyAccount,
      id,
      email,
      user_metadata: { ...data, sub: id, email, email_verified: false, phone_verified: false },
      confirmation_sent_at: now,
      created_at: now,
      updated_at: now,
    }),
    role: '',
    identities: [],
    app_metadata: { provider: 'email', providers: ['email'] },
    created_at: time,
    updated_at: time,
  }
}

const emptyAccount: Omit<Account, 'id' | 'email' | 'created_at' | 'updated_at'> = {
  phone: null,
  phone_confirmed_at: null,
  is_anonymous: false,
  password_hash: null,
  email_confirmed_at: null,
  invited_at: null,
  confirmation_sent_at: null,
  recovery_sent_at: null,
  reauthentication_sent_at: null,
  email_change_sent_at: null,
  new_email: null,
  old_email_confirmed: false,
  new_email_confirmed: false,
  email_change_session_id: null,
  last_sign_in_at: null,
  user_metadata: {},
  app_metadata: {},
  banned_until: null,
  identities: [],
  factors: [],
  user_role: null,
  shop_id: null,
  is_user_banned: false,
}
