import type { AuthDeps } from '@mainstreet/identity/auth-deps.ts'
import { getDisplayName } from './display-name.ts'
import type { IdentityProvider } from './identity-provider/identity-provider.ts'
import { getPasswordResetUrl } from './users/manage-users.ts'
import { findUserIdByEmail, insertUserIfMissing } from './users/token-users-store.ts'
import { updateUserRow } from './users/users-store.ts'

/** Makes the account with this email an admin, creating it if needed. Returns a one-time link to set its password. */
export function makeAdmin(
  deps: AuthDeps,
  provider: IdentityProvider,
  email: string,
  newId: string,
): Promise<string> {
  const { db, now, settings } = deps
  return db.tx(async (tx) => {
    const name = getDisplayName({}, email)
    const id =
      (await provider.findAccountId(tx, email)) ??
      (await provider.createAccount(tx, { id: (await findUserIdByEmail(tx, email)) ?? newId, email, name }))
    await insertUserIfMissing(tx, id, email, name)
    await updateUserRow(tx, id, { role: 'admin', banned_at: null }, undefined, now())
    const token = await provider.createPasswordToken(tx, email)
    if (!token) throw new Error(`The account of ${email} does not exist`)
    return getPasswordResetUrl(settings, token)
  })
}
