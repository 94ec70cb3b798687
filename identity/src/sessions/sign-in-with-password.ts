import { createHmac } from 'node:crypto'
import { addressKey } from '@mainstreet/platform/rate-limits/address-key.ts'
import { LRUCache } from 'lru-cache'
import { findAccountByEmail, findAccountByPhone } from '../accounts/accounts-store.ts'
import { createDemoAccount } from '../accounts/create-demo-account.ts'
import { weakPasswordMessage } from '../accounts/password-hasher.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthError, type WeakPasswordReason } from '../auth-error.ts'
import { enforceRateLimit } from '../enforce-rate-limit.ts'
import { type AuthSession, createSession, requireNotBanned } from './create-session.ts'
import { findKnownDevice } from './known-devices.ts'

export type PasswordSession = AuthSession & {
  weak_password?: { message: string; reasons: WeakPasswordReason[] }
}

/** An address in lower case, or the digits of a phone number. */
export type PasswordLogin = { password: string } & ({ email: string } | { phone: string })

export async function signInWithPassword(
  deps: AuthDeps,
  { password, ...login }: PasswordLogin,
  caller: Caller,
  entryPoint: SignInEntryPoint = 'protocol',
): Promise<PasswordSession> {
  const identifier = 'phone' in login ? `+${login.phone}` : login.email
  const uncountAttempt = await countPasswordAttempt(deps, entryPoint, { email: identifier, password }, caller)
  if ('email' in login) await createDemoAccount(deps, { email: login.email, password })
  const account =
    'phone' in login
      ? await findAccountByPhone(deps.db, login.phone)
      : await findAccountByEmail(deps.db, login.email)
  const isCorrect = await deps.passwords.matches(account?.password_hash, password)
  if (!account || !isCorrect) throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
  await uncountAttempt()
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

/** The browser calls the protocol first, then our own call with the same credentials: both count as one attempt. */
type SignInEntryPoint = 'protocol' | 'own_call'
const recentAttempts = new LRUCache<string, { error?: AuthError }>({ max: 10_000, ttl: 30_000 })

/**
 * Counts an attempt per IP address and account before the password is checked; returns a function to uncount it. A known
 * device of the account has a count of its own, so that guesses from elsewhere do not lock the owner out there.
 */
export async function countPasswordAttempt(
  { rateLimiter, secret, settings }: AuthDeps,
  entryPoint: SignInEntryPoint,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<() => Promise<void>> {
  const { ip } = caller
  const attemptKey = createHmac('sha256', secret).update(`${ip}\n${email}\n${password}`).digest('base64')
  const earlier = entryPoint === 'own_call' ? recentAttempts.get(attemptKey) : undefined
  if (earlier) {
    recentAttempts.delete(attemptKey)
    if (earlier.error) throw earlier.error
    return async () => {}
  }
  // the IP address first: one that is over its limit does not use up the attempts of other accounts
  const device = findKnownDevice(secret, caller, email)
  const accountKey = device === undefined ? `guess account ${email}` : `guess device ${device} ${email}`
  const rateKeys = [`guess address ${addressKey(ip)}`, accountKey]
  try {
    for (const key of rateKeys)
      await enforceRateLimit({ rateLimiter }, key, settings.rateLimits.passwordAttempts)
  } catch (error) {
    if (entryPoint === 'protocol' && error instanceof AuthError) recentAttempts.set(attemptKey, { error })
    throw error
  }
  if (entryPoint === 'protocol') recentAttempts.set(attemptKey, {})
  return async () => {
    for (const key of rateKeys) await rateLimiter.release(key)
  }
}
