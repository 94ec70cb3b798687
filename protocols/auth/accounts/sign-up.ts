import { randomUUIDv7 } from 'node:crypto'
import type { Tx } from '../../../server/src/platform/db/db.ts'
import { post } from '../../../server/src/platform/mail/mail-worker.ts'
import type { AuthDeps, Caller } from '../auth-deps.ts'
import { AuthRefusal, invalid } from '../auth-error.ts'
import { accountExistsLetter } from '../email/email-templates.ts'
import { type Return, requireMailPause, sendLetter } from '../email/send-token-email.ts'
import { openSession, type Session } from '../sessions/create-session.ts'
import { type Account, type Metadata, type PresentedAccount, presentAccount } from './account.ts'
import {
  addAccount,
  addIdentity,
  changeAccount,
  findAccountByEmail,
  requireAccount,
} from './accounts-store.ts'
import { requireStrong } from './password-hasher.ts'

export type SignUp = { email: string; password: string; data: Metadata; back: Return }

export type SignedUp =
  | { kind: 'session'; session: Session }
  | { kind: 'unconfirmed'; user: PresentedAccount; isNew: boolean }
  /** A confirmed account has the address; `user` is made up and stored nowhere. */
  | { kind: 'taken'; user: PresentedAccount }

/** What must happen with a new account in the same transaction. */
type Beside = (tx: Tx, account: Account) => Promise<void>

/** All four cases of identity-protocol A4. */
export async function signUp(
  deps: AuthDeps,
  asked: SignUp,
  caller: Caller,
  beside: Beside = async () => {},
): Promise<SignedUp> {
  const { settings, passwords } = deps
  if (!settings.signUpOpen)
    throw new AuthRefusal(422, 'signup_disabled', 'Signups not allowed for this instance')
  if (asked.password === '') throw invalid('Signup requires a valid password')
  await requireStrong(passwords, settings.passwordMinChars, asked.password)
  if (!settings.autoconfirm) await requireMailPause(deps, asked.email)
  // hashed in every case: the time must not tell whether the address is known
  const passwordHash = await passwords.hash(asked.password)
  return deps.db.tx(async (tx): Promise<SignedUp> => {
    const id = await addPerson(tx, deps, asked, passwordHash)
    if (id === undefined) return meetKnown(tx, deps, asked)
    await beside(tx, await requireAccount(tx, id))
    if (settings.autoconfirm)
      return { kind: 'session', session: await openSession(tx, deps, id, 'password', caller) }
    return { kind: 'unconfirmed', user: await askToConfirm(tx, deps, id, asked.back), isNew: true }
  })
}

/** Undefined when the address has an account. */
async function addPerson(tx: Tx, deps: AuthDeps, { email, data }: SignUp, passwordHash: string) {
  const now = deps.now()
  const id = randomUUIDv7()
  const isConfirmed = deps.settings.autoconfirm
  const proof = { sub: id, email, email_verified: isConfirmed, phone_verified: false }
  const added = await addAccount(tx, {
    id,
    email,
    passwordHash,
    userMetadata: { ...data, ...proof },
    confirmedAt: isConfirmed ? now : null,
    now,
  })
  if (added)
    await addIdentity(tx, {
      accountId: id,
      provider: 'email',
      providerId: id,
      data: { ...data, ...proof },
      now,
    })
  return added
}

async function meetKnown(tx: Tx, deps: AuthDeps, asked: SignUp): Promise<SignedUp> {
  if (deps.settings.autoconfirm) throw new AuthRefusal(422, 'user_already_exists', 'User already registered')
  const account = await findAccountByEmail(tx, asked.email)
  if (!account)
    throw new AuthRefusal(409, 'conflict', 'The account is being deleted just now, please try again')
  if (!account.email_confirmed_at)
    return { kind: 'unconfirmed', user: await askToConfirm(tx, deps, account.id, asked.back), isNew: false }
  await post(tx, deps.bus, { to: asked.email, ...accountExistsLetter(deps.settings.siteUrl) })
  return { kind: 'taken', user: madeUp(asked, deps.now()) }
}

export async function askToConfirm(
  tx: Tx,
  deps: AuthDeps,
  id: string,
  back: Return,
): Promise<PresentedAccount> {
  const now = deps.now()
  await changeAccount(tx, id, { confirmation_sent_at: now }, now)
  const account = await requireAccount(tx, id)
  await sendLetter(tx, deps, account, 'signup', account.email, back)
  return presentAccount(account)
}

/** Looks like a new one but for its empty identities (the one message that the specification wants). */
function madeUp({ email, data }: SignUp, now: Date): PresentedAccount {
  const time = now.toISOString()
  const id = randomUUIDv7()
  return {
    ...presentAccount({
      ...nobody,
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

const nobody: Omit<Account, 'id' | 'email' | 'created_at' | 'updated_at'> = {
  password_hash: null,
  email_confirmed_at: null,
  invited_at: null,
  confirmation_sent_at: null,
  recovery_sent_at: null,
  reauthentication_sent_at: null,
  email_change_sent_at: null,
  new_email: null,
  old_email_agreed: false,
  new_email_agreed: false,
  email_change_session: null,
  last_sign_in_at: null,
  user_metadata: {},
  app_metadata: {},
  banned_until: null,
  identities: [],
  street_role: null,
  shop_id: null,
  is_banned_here: false,
}
