import { randomUUIDv7 } from 'node:crypto'
import type { Tx } from '../../platform/db.ts'
import type { Metadata } from './account.ts'
import {
  addAccount,
  addIdentity,
  changeAccount,
  findAccountByEmail,
  requireAccount,
} from './accounts-store.ts'
import type { AuthDeps } from './auth-deps.ts'
import { AuthRefusal } from './auth-refusal.ts'
import { type Return, requireMailPause, sendLetter } from './send-letter.ts'
import { askToConfirm } from './sign-up.ts'

/** Nothing in these answers tells whether an account has the address. */
export async function recover(deps: AuthDeps, email: string, back: Return): Promise<void> {
  await requireMailPause(deps, email)
  await deps.db.tx(async (tx) => {
    const account = await findAccountByEmail(tx, email)
    if (!account) return
    await changeAccount(tx, account.id, { recovery_sent_at: deps.now() }, deps.now())
    await sendLetter(tx, deps, account, 'recovery', email, back)
  })
}

export async function resendConfirmation(deps: AuthDeps, email: string, back: Return): Promise<void> {
  await requireMailPause(deps, email)
  await deps.db.tx(async (tx) => {
    const account = await findAccountByEmail(tx, email)
    if (account && !account.email_confirmed_at) await askToConfirm(tx, deps, account.id, back)
  })
}

/** To the new address, and to the old one where it has not agreed yet. */
export async function resendChange(deps: AuthDeps, email: string, back: Return): Promise<void> {
  await requireMailPause(deps, email)
  await deps.db.tx(async (tx) => {
    const account = await findAccountByEmail(tx, email)
    if (!account?.new_email) return
    await sendChangeLetters(tx, deps, account.id, back)
  })
}

export async function sendChangeLetters(tx: Tx, deps: AuthDeps, accountId: string, back: Return) {
  await changeAccount(tx, accountId, { email_change_sent_at: deps.now() }, deps.now())
  const account = await requireAccount(tx, accountId)
  if (!account.new_email) return
  if (!account.new_email_agreed)
    await sendLetter(tx, deps, account, 'email_change_new', account.new_email, back)
  if (deps.settings.secureEmailChange && !account.old_email_agreed)
    await sendLetter(tx, deps, account, 'email_change_current', account.email, back)
}

type Otp = { email: string; mayCreate: boolean; data: Metadata; back: Return }

/** A link and digits to sign in with, in place of a password. */
export async function sendOtp(deps: AuthDeps, { email, mayCreate, data, back }: Otp): Promise<void> {
  await requireMailPause(deps, email)
  await deps.db.tx(async (tx) => {
    const known = await findAccountByEmail(tx, email)
    if (known) {
      const kind = known.email_confirmed_at ? 'magiclink' : 'signup'
      return sendLetter(tx, deps, known, kind, email, back)
    }
    if (!mayCreate || !deps.settings.signUpOpen)
      throw new AuthRefusal(422, 'otp_disabled', 'Signups not allowed for otp')
    const now = deps.now()
    const id = randomUUIDv7()
    const proof = { sub: id, email, email_verified: false, phone_verified: false }
    const userMetadata = { ...data, ...proof }
    const added = await addAccount(tx, {
      id,
      email,
      passwordHash: null,
      userMetadata,
      confirmedAt: null,
      now,
    })
    if (!added) return
    await addIdentity(tx, { accountId: id, provider: 'email', providerId: id, data: proof, now })
    await askToConfirm(tx, deps, id, back)
  })
}
