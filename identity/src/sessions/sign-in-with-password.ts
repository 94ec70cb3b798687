import { createHmac } from 'node:crypto'
import { addressKey } from '@mainstreet/platform/rate-limits/address-key.ts'
import { LRUCache } from 'lru-cache'
import { findAccountByEmail, findAccountByPhone } from '../accounts/accounts-store.ts'
import { createDemoAccount } from '../accounts/create-demo-account.ts'
import { weakPasswordMessage } from '../accounts/password-hasher.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthError, type WeakPasswordReason } from '../auth-error.ts'
import { enforceRateLimit } from '../enforce-rate-limit.ts'
import { recordingFailure } from '../sign-ins/record-failure.ts'
import { type AuthSession, createSession, requireNotBanned } from './create-session.ts'
import { findKnownDevice } from './known-devices.ts'

export type PasswordSession = AuthSession & {
  weak_password?: { message: string; reasons: WeakPasswordReason[] }
}

/** An address in lower case, or the digits of a phone number. */
export type PasswordLogin = { password: string } & ({ email: string } | { phone: string })

export async function signInWithPassword(
  deps: AuthDeps,
  login: PasswordLogin,
  caller: Caller,
  entryPoint: SignInEntryPoint = 'protocol',
): Promise<PasswordSession> {
  const identifier = 'phone' in login ? `+${login.phone}` : login.email
  const credentials = { email: identifier, password: login.password }
  const attempt = await countPasswordAttempt(deps, entryPoint, credentials, caller)
  const session = checkPasswordAndSignIn(deps, login, caller, attempt)
  if (attempt.isRepeated) return session
  return recordingFailure(deps, { method: 'password', owner: { identifier } }, caller, session)
}

async function checkPasswordAndSignIn(
  deps: AuthDeps,
  { password, ...login }: PasswordLogin,
  caller: Caller,
  attempt: PasswordAttempt,
): Promise<PasswordSession> {
  if ('email' in login) await createDemoAccount(deps, { email: login.email, password })
  const account =
    'phone' in login
      ? await findAccountByPhone(deps.db, login.phone)
      : await findAccountByEmail(deps.db, login.email)
  const isCorrect = await deps.passwords.matches(account?.password_hash, password)
  if (!account || !isCorrect) throw invalidCredentialsError()
  await attempt.uncount()
  if ('phone' in login && !account.phone_confirmed_at)
    throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed')
  if ('email' in login && !account.email_confirmed_at)
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  requireNotBanned(account, deps.now())
  const session = await deps.db.tx((tx) => createSession(tx, deps, account.id, 'password', caller))
  const reasons = await deps.passwords.findWeaknesses(password)
  if (reasons.length === 0) return session
  const message = weakPasswordMessage(reasons, deps.settings.passwordMinChars)
  return { ...session, weak_password: { message, reasons } }
}

export function invalidCredentialsError(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
}

/** The browser calls the protocol first, then our own call with the same credentials: both count as one attempt. */
type SignInEntryPoint = 'protocol' | 'own_call'
export type PasswordAttempt = {
  /** The same as the protocol's a moment ago. */
  isRepeated: boolean
  uncount(): Promise<void>
}
const recentAttempts = new LRUCache<string, { error?: AuthError }>({ max: 10_000, ttl: 30_000 })

/**
 * Counts an attempt per IP address and account before the password is checked, until it is uncounted. A known device of the account has a count of its own, so that guesses from elsewhere do not lock the owner out there.
 */
export async function countPasswordAttempt(
  deps: AuthDeps,
  entryPoint: SignInEntryPoint,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<PasswordAttempt> {
  const { rateLimiter, secret, settings } = deps
  const { ip } = caller
  const attemptKey = createHmac('sha256', secret).update(`${ip}\n${email}\n${password}`).digest('base64')
  const earlier = entryPoint === 'own_call' ? recentAttempts.get(attemptKey) : undefined
  if (earlier) {
    recentAttempts.delete(attemptKey)
    if (earlier.error) throw earlier.error
    return { isRepeated: true, uncount: async () => {} }
  }
  // the IP address first: one that is over its limit does not use up the attempts of other accounts
  const device = findKnownDevice(secret, caller, email)
  const accountKey = device === undefined ? `guess account ${email}` : `guess device ${device} ${email}`
  const rateKeys = [`guess address ${addressKey(ip)}`, accountKey]
  try {
    for (const key of rateKeys) {
      const counted = enforceRateLimit({ rateLimiter }, key, settings.rateLimits.passwordAttempts)
      await recordingFailure(deps, { method: 'password', owner: undefined }, caller, counted)
    }
  } catch (error) {
    if (entryPoint === 'protocol' && error instanceof AuthError) recentAttempts.set(attemptKey, { error })
    throw error
  }
  if (entryPoint === 'protocol') recentAttempts.set(attemptKey, {})
  return {
    isRepeated: false,
    async uncount() {
      for (const key of rateKeys) await rateLimiter.release(key)
    },
  }
}
