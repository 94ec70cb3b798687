import type { DemoAccount } from '@mainstreet/contract/accounts/user.ts'
import type { Caller } from '@mainstreet/identity/auth-deps.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { requireCurrentPassword } from './change-password.ts'
import type { AuthenticatedUser } from './identity-provider/identity-provider.ts'
import { translateAuthErrors } from './translate-auth-errors.ts'
import { deleteUser } from './users/delete-user.ts'
import type { ManageUsersDeps } from './users/manage-users.ts'
import { findUser, type UserRow, updateUserRow } from './users/users-store.ts'

/** Demo accounts are shared by everyone who tries the product. */
export function requireNotDemoAccount(accounts: readonly DemoAccount[], { id }: { id: string }): void {
  if (accounts.some((account) => account.id === id))
    throw new ApiError('not_allowed', (m) => m.errors.accounts.demoAccountLocked)
}

export function updateOwnName(
  { db, bus, now }: ManageUsersDeps,
  viewer: Viewer,
  name: string,
): Promise<UserRow> {
  return db.tx(async (tx) => {
    await updateUserRow(tx, viewer.id, { name }, undefined, now())
    const user = await findUser(tx, viewer.id)
    if (!user) throw notFoundError('user')
    tx.afterCommit(() => bus.publish('user.changed', { user_id: viewer.id }))
    return user
  })
}

/** Needs the password, or a fresh sign-in without one: access to an open page is not enough to delete the account. */
export async function deleteOwnAccount(
  deps: ManageUsersDeps,
  viewer: Viewer,
  user: AuthenticatedUser | undefined,
  {
    password,
    code,
    shop,
  }: { password?: string | undefined; code?: string | undefined; shop?: 'close' | undefined },
  caller: Caller,
): Promise<void> {
  if (user && (await deps.provider.hasPassword(user)))
    await requireCurrentPassword(deps.provider, user, password ?? '', caller, 'password')
  else if (user) await translateAuthErrors(deps.provider.requireFreshSignIn(user, code, caller))
  await deleteUser(deps, viewer, viewer.id, { shop })
}
