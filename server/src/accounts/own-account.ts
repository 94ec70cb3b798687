import type { DemoAccount } from '@mainstreet/contract/accounts/user.ts'
import type { Caller } from '../../../protocols/auth/auth-deps.ts'
import { notFound, Refusal } from '../platform/http/api-error.ts'
import { requirePassword } from './change-password.ts'
import type { Own } from './identity-provider/identity-provider.ts'
import { deleteUser } from './users/delete-user.ts'
import type { UserDeps } from './users/manage-users.ts'
import { changeUser, findUser, type UserRow } from './users/users-store.ts'
import type { Viewer } from './viewer.ts'

/** The accounts for trying the product belong to everybody who tries it. */
export function requireNoDemo(accounts: readonly DemoAccount[], { id }: { id: string }): void {
  if (accounts.some((account) => account.id === id))
    throw new Refusal('not_allowed', 'Demo accounts stay as they are. Register one of your own to try this.')
}

export function renameMe({ db, bus, now }: UserDeps, viewer: Viewer, name: string): Promise<UserRow> {
  return db.tx(async (tx) => {
    await changeUser(tx, viewer.id, { name }, undefined, now())
    const user = await findUser(tx, viewer.id)
    if (!user) throw notFound('User')
    tx.afterCommit(() => bus.publish('people', { user_id: viewer.id }))
    return user
  })
}

/** Whoever has only found an open page cannot delete its owner: the password is asked for where there is one. */
export async function deleteMe(
  deps: UserDeps,
  viewer: Viewer,
  own: Own | undefined,
  { password, shop }: { password?: string | undefined; shop?: 'close' | undefined },
  caller: Caller,
): Promise<void> {
  if (own && (await deps.provider.hasPassword(own)))
    await requirePassword(deps.provider, own, password ?? '', caller, 'password')
  await deleteUser(deps, viewer, viewer.id, { shop })
}
