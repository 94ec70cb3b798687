import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { addressKey } from '../../../server/src/platform/http/address-key.ts'
import { findAccountByEmail } from '../accounts/accounts-store.ts'
import { weaknessWords } from '../accounts/password-hasher.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthRefusal, type WeakReason } from '../auth-error.ts'
import { requireRate } from '../enforce-rate-limit.ts'
import { openSession, requireWelcome, type Session } from './create-session.ts'

export type PasswordSession = Session & { weak_password?: { message: string; reasons: WeakReason[] } }

export async function signInWithPassword(
  deps: AuthDeps,
  { email, password }: { email: string; password: string },
  caller: Caller,
  door: Door = 'protocol',
): Promise<PasswordSession> {
  const wasRight = await requireGuess(deps, door, { email, password, ip: caller.ip })
  const account = await findAccountByEmail(deps.db, email)
  const isRight = await deps.passwords.isRight(account?.password_hash, password)
  if (!account || !isRight) throw new AuthRefusal(400, 'invalid_credentials', 'Invalid login credentials')
  await wasRight()
  if (!account.email_confirmed_at) throw new AuthRefusal(400, 'email_not_confirmed', 'Email not confirmed')
  requireWelcome(account, deps.now())
  const session = await deps.db.tx((tx) => openSession(tx, deps, account.id, 'password', caller))
  const reasons = await deps.passwords.weakness(password)
  if (reasons.length === 0) return session
  const message = weaknessWords(reasons, deps.settings.passwordMinChars)
  return { ...session, weak_password: { message, reasons } }
}

/** The browser asks at the protocol first, and with the same again at our own call (spec 5): the two are one guess. */
type Door = 'protocol' | 'own_call'
const knocked = new LRUCache<string, { refused?: AuthRefusal }>({ max: 10_000, ttl: 30_000 })

/** Counted before the password is looked at, by address and by account; the answer takes it back: it was right. */
export async function requireGuess(
  { rates, secret, settings }: AuthDeps,
  door: Door,
  { email, password, ip }: { email: string; password: string; ip: string },
): Promise<() => Promise<void>> {
  const guess = createHmac('sha256', secret).update(`${ip}\n${email}\n${password}`).digest('base64')
  const first = door === 'own_call' ? knocked.get(guess) : undefined
  if (first) {
    knocked.delete(guess)
    if (first.refused) throw first.refused
    return async () => {}
  }
  // the address first: one that is refused already does not shut others out of their accounts
  const counted = [`guess address ${addressKey(ip)}`, `guess account ${email}`]
  try {
    for (const what of counted) await requireRate({ rates }, what, settings.rates.guesses)
  } catch (fault) {
    if (door === 'protocol' && fault instanceof AuthRefusal) knocked.set(guess, { refused: fault })
    throw fault
  }
  if (door === 'protocol') knocked.set(guess, {})
  return async () => {
    for (const what of counted) await rates.giveBack(what)
  }
}
