import type { Account, Metadata } from '../accounts/account.ts'
import { changeAccount, findAccountByEmail, requireAccount } from '../accounts/accounts-store.ts'
import { addByAdmin } from '../accounts/manage-accounts.ts'
import { requireStrong } from '../accounts/password-hasher.ts'
import { emailExists } from '../accounts/update-account.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthRefusal, invalid } from '../auth-error.ts'
import type { MailKind } from './email-tokens.ts'
import { makeLink, sendLetter } from './send-token-email.ts'

export type LinkWish = {
  type: string
  email: string
  password?: string | undefined
  newEmail?: string | undefined
  data: Metadata
  redirectTo: string
}

const linkKinds = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const

/** A link for an admin to hand over; no mail is sent. */
export async function generateLink(deps: AuthDeps, wish: LinkWish) {
  const kind: MailKind | undefined = linkKinds.find((one) => one === wish.type)
  if (!kind) throw invalid('Invalid email action link type requested')
  const passwordHash = kind === 'signup' ? await newHash(deps, wish.password) : null
  return deps.db.tx(async (tx) => {
    const known = await findAccountByEmail(tx, wish.email)
    if (known?.email_confirmed_at && (kind === 'signup' || kind === 'invite')) throw emailExists()
    if (!known && kind !== 'signup' && kind !== 'invite' && kind !== 'magiclink')
      throw new AuthRefusal(404, 'user_not_found', 'User with this email not found')
    const account =
      known ??
      (await addByAdmin(
        tx,
        deps,
        { email: wish.email, isConfirmed: false, userMetadata: wish.data, appMetadata: {} },
        passwordHash,
      ))
    const email = await linkEmail(kind, wish, account, (new_email) =>
      changeAccount(
        tx,
        account.id,
        { new_email, old_email_agreed: false, new_email_agreed: false },
        deps.now(),
      ),
    )
    const link = await makeLink(tx, deps, account.id, {
      kind,
      email,
      redirectTo: wish.redirectTo,
      challenge: undefined,
    })
    return { account: await requireAccount(tx, account.id), link }
  })
}

async function linkEmail(
  kind: MailKind,
  { newEmail }: LinkWish,
  account: Account,
  wishFor: (email: string) => Promise<void>,
): Promise<string> {
  if (kind !== 'email_change_current' && kind !== 'email_change_new') return account.email
  if (!newEmail) throw invalid('new_email is required')
  if (account.new_email !== newEmail) await wishFor(newEmail)
  return kind === 'email_change_new' ? newEmail : account.email
}

async function newHash({ passwords, settings }: AuthDeps, password: string | undefined): Promise<string> {
  if (!password) throw invalid('Signup requires a valid password')
  await requireStrong(passwords, settings.passwordMinChars, password)
  return passwords.hash(password)
}

/** An account without a password, and a mail to accept it. */
export function invite(
  deps: AuthDeps,
  { email, data, redirectTo }: { email: string; data: Metadata; redirectTo: string },
): Promise<Account> {
  return deps.db.tx(async (tx) => {
    const known = await findAccountByEmail(tx, email)
    if (known?.email_confirmed_at) throw emailExists()
    const wish = { email, isConfirmed: false, userMetadata: data, appMetadata: {} }
    const { id } = known ?? (await addByAdmin(tx, deps, wish, null))
    await changeAccount(tx, id, { invited_at: deps.now() }, deps.now())
    const account = await requireAccount(tx, id)
    await sendLetter(tx, deps, account, 'invite', email, { redirectTo, challenge: undefined })
    return account
  })
}
