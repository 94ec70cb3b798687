import { randomUUIDv7 } from 'node:crypto'
import { announce } from '../../../server/src/platform/bus/outbox.ts'
import type { Tx } from '../../../server/src/platform/db/db.ts'
import type { Account, Metadata } from '../accounts/account.ts'
import {
  addAccount,
  addIdentity,
  changeAccount,
  findAccountByEmail,
  requireAccount,
} from '../accounts/accounts-store.ts'
import { askToConfirm } from '../accounts/sign-up.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthRefusal } from '../auth-error.ts'
import { type Return, requireMailPause, sendLetter } from './send-token-email.ts'

declare module '../../../server/src/platform/bus/bus.ts' {
  interface Topics {
    'identity.mail_wished': MailWish
  }
}

export const mailWished = 'identity.mail_wished'

/** A mail that somebody asks for without having shown who they are. */
export type MailWish = {
  what: 'recover' | 'resend_signup' | 'resend_change' | 'otp'
  email: string
  back: Return
  data?: Metadata
}

/**
 * Written down before anybody looks whether an account has the address: neither the answer nor its time can tell
 * (measured: looking first made it 5 ms longer for those who have one).
 */
export async function wishForMail(deps: AuthDeps, wish: MailWish): Promise<void> {
  await requireMailPause(deps, wish.email)
  await deps.db.tx(async (tx) => {
    await announce(tx, mailWished, wish)
    tx.afterCommit(() => deps.bus.publish('outbox'))
  })
}

/** Done after the answer, at least once: a second time the newer link replaces the older. */
export function answerWish(deps: AuthDeps, { what, email, back, data = {} }: MailWish): Promise<void> {
  return deps.db.tx(async (tx) => {
    const account = await findAccountByEmail(tx, email)
    if (what === 'otp') return sendOtp(tx, deps, account, { email, data, back })
    if (!account) return
    if (what === 'recover') return sendRecovery(tx, deps, account, back)
    if (what === 'resend_change') return sendChangeLetters(tx, deps, account.id, back)
    if (!account.email_confirmed_at) await askToConfirm(tx, deps, account.id, back)
  })
}

async function sendRecovery(tx: Tx, deps: AuthDeps, account: Account, back: Return): Promise<void> {
  await changeAccount(tx, account.id, { recovery_sent_at: deps.now() }, deps.now())
  await sendLetter(tx, deps, account, 'recovery', account.email, back)
}

/** To the new address, and to the old one where it has not agreed yet. */
export async function sendChangeLetters(tx: Tx, deps: AuthDeps, accountId: string, back: Return) {
  await changeAccount(tx, accountId, { email_change_sent_at: deps.now() }, deps.now())
  const account = await requireAccount(tx, accountId)
  if (!account.new_email) return
  if (!account.new_email_agreed)
    await sendLetter(tx, deps, account, 'email_change_new', account.new_email, back)
  if (deps.settings.secureEmailChange && !account.old_email_agreed)
    await sendLetter(tx, deps, account, 'email_change_current', account.email, back)
}

/** Only where a caller asks for it by name does the answer tell that nobody has the address. */
export async function requireKnownForOtp({ db }: AuthDeps, email: string): Promise<void> {
  if (!(await findAccountByEmail(db, email)))
    throw new AuthRefusal(422, 'otp_disabled', 'Signups not allowed for otp')
}

type Otp = { email: string; data: Metadata; back: Return }

/** A link and digits to sign in with, in place of a password. */
async function sendOtp(tx: Tx, deps: AuthDeps, known: Account | undefined, { email, data, back }: Otp) {
  if (known) {
    const kind = known.email_confirmed_at ? 'magiclink' : 'signup'
    return sendLetter(tx, deps, known, kind, email, back)
  }
  if (!deps.settings.signUpOpen) return
  const now = deps.now()
  const id = randomUUIDv7()
  const proof = { sub: id, email, email_verified: false, phone_verified: false }
  const userMetadata = { ...data, ...proof }
  const added = await addAccount(tx, { id, email, passwordHash: null, userMetadata, confirmedAt: null, now })
  if (!added) return
  await addIdentity(tx, { accountId: id, provider: 'email', providerId: id, data: proof, now })
  await askToConfirm(tx, deps, id, back)
}
