import { randomUUIDv7 } from 'node:crypto'
import { getConstraintName, type Tx } from '@mainstreet/platform/db/db.ts'
import {
  type Account,
  type AccountMetadata,
  type AccountResponse,
  presentAccount,
} from '../accounts/account.ts'
import {
  findAccountByPhone,
  insertAccount,
  lockAccount,
  requireAccount,
  updateAccountRow,
  upsertIdentity,
} from '../accounts/accounts-store.ts'
import { requireStrongPassword } from '../accounts/password-hasher.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthError, validationError } from '../auth-error.ts'
import { consumeEmailCode } from '../email/email-tokens.ts'
import { findTokenAccountId } from '../email/email-tokens-store.ts'
import { getMessageRequester, getSignedInRequester, type MessageRequester } from '../message-requester.ts'
import { type AuthSession, createSession, requireNotBanned } from '../sessions/create-session.ts'
import { type PhoneCodeKind, sendPhoneCode } from './send-phone-code.ts'
import { requireSmsAllowance } from './sms-allowance.ts'

export type PhoneSignUp = {
  phone: string
  password: string
  data: AccountMetadata
  channel: string | undefined
}

/** Sign-up by phone and password. The response of a confirmed account's phone is that of a new one. */
export async function signUpWithPhone(
  deps: AuthDeps,
  { phone, password, data, channel }: PhoneSignUp,
  caller: Caller,
): Promise<AuthSession | AccountResponse> {
  const { settings, passwords } = deps
  requirePhoneSignUp(deps, channel)
  if (password === '') throw validationError('Signup requires a valid password')
  await requireStrongPassword(passwords, settings.passwordMinChars, password)
  if (!settings.phoneAutoconfirm)
    await requireSmsAllowance(deps, phone, getRequester(deps, caller, phone), caller)
  const passwordHash = await passwords.hash(password)
  return deps.db.tx(async (tx) => {
    const id = await insertPhoneAccount(tx, deps, { phone, passwordHash, data })
    if (id !== undefined && settings.phoneAutoconfirm) return createSession(tx, deps, id, 'password', caller)
    const existing = id === undefined ? await findAccountByPhone(tx, phone) : undefined
    if (id === undefined && (settings.phoneAutoconfirm || !existing))
      throw new AuthError(422, 'user_already_exists', 'User already registered')
    if (existing?.phone_confirmed_at) return createPhoneDecoy(existing, phone, data, deps.now())
    // whoever registered before may not own the phone
    if (existing) await updateAccountRow(tx, existing.id, { password_hash: passwordHash }, deps.now())
    const account = existing ?? (await requireAccount(tx, id ?? ''))
    await sendPhoneCode(tx, deps, account.id, 'sms', phone)
    return presentAccount(account)
  })
}

/**
 * A code by text message to sign in; creates the account unless the caller wants an existing one. Nothing in the response
 * says whether the phone has an account.
 */
export async function requestPhoneCode(
  deps: AuthDeps,
  input: { phone: string; data: AccountMetadata; createsUser: boolean; channel: string | undefined },
  caller: Caller,
): Promise<void> {
  const { phone, data, createsUser, channel } = input
  requireSmsChannel(channel)
  await requireSmsAllowance(deps, phone, getRequester(deps, caller, phone), caller)
  await deps.db.tx(async (tx) => {
    const id = createsUser
      ? await insertPhoneAccount(tx, deps, { phone, passwordHash: null, data })
      : undefined
    const account = await findAccountByPhone(tx, phone)
    if (!account) return
    // a stranger may have registered the phone with a password
    if (id === undefined && !account.phone_confirmed_at)
      await updateAccountRow(tx, account.id, { password_hash: null }, deps.now())
    await sendPhoneCode(tx, deps, account.id, 'sms', phone)
  })
}

/** A new code of the same kind. Nothing in the response says whether the phone has an account. */
export async function resendPhoneCode(
  deps: AuthDeps,
  kind: PhoneCodeKind,
  phone: string,
  caller: Caller,
): Promise<void> {
  await requireSmsAllowance(deps, phone, getRequester(deps, caller, phone), caller)
  await deps.db.tx(async (tx) => {
    const accountId = await findTokenAccountId(tx, kind, phone)
    if (accountId !== undefined) await sendPhoneCode(tx, deps, accountId, kind, phone)
  })
}

/** `PUT /user`: the phone changes when the new one is confirmed. Only who owns it learns that another account has it. */
export async function requestPhoneChange(
  deps: AuthDeps,
  account: Account,
  phone: string,
  caller: Caller,
): Promise<void> {
  if (account.phone === phone) return
  if (deps.settings.phoneAutoconfirm) return deps.db.tx((tx) => setPhone(tx, deps, account.id, phone))
  await requireSmsAllowance(deps, phone, getSignedInRequester(account, `+${phone}`), caller)
  await deps.db.tx((tx) => sendPhoneCode(tx, deps, account.id, 'phone_change', phone))
}

/** Confirms the phone and signs in. */
export async function verifyPhoneCode(
  deps: AuthDeps,
  input: { type: string; phone: string; code: string },
  caller: Caller,
): Promise<AuthSession> {
  const kinds = (['sms', 'phone_change'] as const).filter((kind) => kind === input.type)
  if (kinds.length === 0) throw validationError('Invalid phone verification type')
  const submitted = { email: input.phone, code: input.code, kinds: kinds as PhoneCodeKind[], now: deps.now() }
  const token = await consumeEmailCode(deps.db, deps.secret, submitted)
  if (!token) throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
  return deps.db.tx(async (tx) => {
    await lockAccount(tx, token.account_id)
    requireNotBanned(await requireAccount(tx, token.account_id), deps.now())
    await setPhone(tx, deps, token.account_id, token.email)
    return createSession(tx, deps, token.account_id, 'otp', caller)
  })
}

/** Also ends the anonymity of an account. */
async function setPhone(tx: Tx, deps: AuthDeps, accountId: string, phone: string): Promise<void> {
  const now = deps.now()
  const changes = { phone, phone_confirmed_at: now, is_anonymous: false }
  await updateAccountRow(tx, accountId, changes, now).catch((error: unknown) => {
    throw getConstraintName(error) === 'accounts_phone_key' ? phoneExistsError() : error
  })
  await upsertPhoneIdentity(tx, accountId, phone, true, now)
  tx.afterCommit(() => deps.bus.publish('user.changed', { user_id: accountId }))
}

/** Undefined when an account has the phone already. */
async function insertPhoneAccount(
  tx: Tx,
  deps: AuthDeps,
  { phone, passwordHash, data }: { phone: string; passwordHash: string | null; data: AccountMetadata },
): Promise<string | undefined> {
  const now = deps.now()
  const id = randomUUIDv7()
  const isConfirmed = deps.settings.phoneAutoconfirm
  const added = await insertAccount(tx, {
    id,
    email: null,
    phone,
    passwordHash,
    userMetadata: { ...data, ...getIdentityData(id, phone, isConfirmed) },
    confirmedAt: null,
    phoneConfirmedAt: isConfirmed ? now : null,
    now,
  })
  if (added !== undefined) await upsertPhoneIdentity(tx, id, phone, isConfirmed, now)
  return added
}

function upsertPhoneIdentity(tx: Tx, id: string, phone: string, isConfirmed: boolean, now: Date) {
  const data = getIdentityData(id, phone, isConfirmed)
  return upsertIdentity(tx, { accountId: id, provider: 'phone', providerId: id, data, now })
}

function getIdentityData(id: string, phone: string, isConfirmed: boolean): AccountMetadata {
  return { sub: id, phone, email_verified: false, phone_verified: isConfirmed }
}

/** Looks like a new account; nothing is stored or sent. */
function createPhoneDecoy(
  account: Account,
  phone: string,
  data: AccountMetadata,
  now: Date,
): AccountResponse {
  const id = randomUUIDv7()
  const blank = Object.fromEntries(
    Object.keys(account)
      .filter((name) => name.endsWith('_at') || name === 'banned_until')
      .map((name) => [name, null]),
  )
  return presentAccount({
    ...account,
    ...blank,
    id,
    email: '',
    phone,
    user_metadata: { ...data, ...getIdentityData(id, phone, false) },
    app_metadata: { provider: 'phone' },
    identities: [],
    factors: [],
    user_role: null,
    shop_id: null,
    created_at: now,
    updated_at: now,
  })
}

function phoneExistsError(): AuthError {
  return new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered')
}

function requirePhoneSignUp({ settings }: AuthDeps, channel: string | undefined): void {
  if (!settings.isSignUpOpen)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  requireSmsChannel(channel)
}

function getRequester(deps: AuthDeps, caller: Caller, phone: string): MessageRequester {
  return getMessageRequester(deps, caller, `+${phone}`)
}

function requireSmsChannel(channel = 'sms'): void {
  if (channel !== 'sms') throw validationError('Invalid channel, the supported value is "sms"')
}
