import type { Account, AccountMetadata } from '../accounts/account.ts'
import { findAccountByEmail, requireAccount, updateAccountRow } from '../accounts/accounts-store.ts'
import { insertAccountByAdmin } from '../accounts/manage-accounts.ts'
import { requireStrongPassword } from '../accounts/password-hasher.ts'
import { emailExistsError } from '../accounts/update-account.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError, validationError } from '../auth-error.ts'
import type { EmailKind } from './email-tokens-store.ts'
import { createActionLink, sendTokenEmail } from './send-token-email.ts'

export type GenerateLinkInput = {
  type: string
  email: string
  password?: string | undefined
  newEmail?: string | undefined
  data: AccountMetadata
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

/** A link for an admin to pass on; no email is sent. */
export async function generateLink(deps: AuthDeps, input: GenerateLinkInput) {
  const kind: EmailKind | undefined = linkKinds.find((one) => one === input.type)
  if (!kind) throw validationError('Invalid email action link type requested')
  const passwordHash = kind === 'signup' ? await hashSignUpPassword(deps, input.password) : null
  return deps.db.tx(async (tx) => {
    const existing = await findAccountByEmail(tx, input.email)
    if (existing?.email_confirmed_at && (kind === 'signup' || kind === 'invite')) throw emailExistsError()
    if (!existing && kind !== 'signup' && kind !== 'invite' && kind !== 'magiclink')
      throw new AuthError(404, 'user_not_found', 'User with this email not found')
    const account =
      existing ??
      (await insertAccountByAdmin(
        tx,
        deps,
        { email: input.email, isConfirmed: false, userMetadata: input.data, appMetadata: {} },
        passwordHash,
      ))
    const email = await resolveLinkEmail(kind, input, account, (new_email) =>
      updateAccountRow(
        tx,
        account.id,
        { new_email, old_email_confirmed: false, new_email_confirmed: false },
        deps.now(),
      ),
    )
    const link = await createActionLink(tx, deps, account.id, {
      kind,
      email,
      redirectTo: input.redirectTo,
      challenge: undefined,
    })
    return { account: await requireAccount(tx, account.id), link }
  })
}

async function resolveLinkEmail(
  kind: EmailKind,
  { newEmail }: GenerateLinkInput,
  account: Account,
  setNewEmail: (email: string) => Promise<void>,
): Promise<string> {
  if (kind !== 'email_change_current' && kind !== 'email_change_new') return account.email
  if (!newEmail) throw validationError('new_email is required')
  if (account.new_email !== newEmail) await setNewEmail(newEmail)
  return kind === 'email_change_new' ? newEmail : account.email
}

async function hashSignUpPassword(
  { passwords, settings }: AuthDeps,
  password: string | undefined,
): Promise<string> {
  if (!password) throw validationError('Signup requires a valid password')
  await requireStrongPassword(passwords, settings.passwordMinChars, password)
  return passwords.hash(password)
}

/** Creates an account without a password and emails an invitation. */
export function inviteAccount(
  deps: AuthDeps,
  { email, data, redirectTo }: { email: string; data: AccountMetadata; redirectTo: string },
): Promise<Account> {
  return deps.db.tx(async (tx) => {
    const existing = await findAccountByEmail(tx, email)
    if (existing?.email_confirmed_at) throw emailExistsError()
    const input = { email, isConfirmed: false, userMetadata: data, appMetadata: {} }
    const { id } = existing ?? (await insertAccountByAdmin(tx, deps, input, null))
    await updateAccountRow(tx, id, { invited_at: deps.now() }, deps.now())
    const account = await requireAccount(tx, id)
    await sendTokenEmail(tx, deps, account, 'invite', email, { redirectTo, challenge: undefined })
    return account
  })
}
