import { type Role, toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { audit } from '@mainstreet/platform/db/audit.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { type ManageUsersDeps, requireUser, updateUser } from './manage-users.ts'
import { setUserRole } from './token-users-store.ts'
import type { UserRow } from './users-store.ts'

/** An admin sets any role; a customer can become a merchant once and gets a pending shop. */
export function updateRole(
  deps: ManageUsersDeps,
  viewer: Viewer,
  userId: string,
  requestedRole: Role,
  shopName?: string,
): Promise<UserRow> {
  if (viewer.role === 'admin') return updateUser(deps, viewer, userId, { role: requestedRole })
  const role = toStoredRole(requestedRole)
  if (userId !== viewer.id) throw new ApiError('not_allowed', (m) => m.errors.accounts.onlyAdminsChangeRoles)
  if (role === viewer.role) return requireUser(deps.db, userId)
  if (role !== 'merchant')
    throw new ApiError('not_allowed', (m) =>
      m.errors.accounts.roleChangeNotAllowed({ from: viewer.role, to: role }),
    )
  return becomeMerchant(deps, viewer, shopName)
}

function becomeMerchant(
  { db, bus, shops, now }: ManageUsersDeps,
  viewer: Viewer,
  shopName: string | undefined,
): Promise<UserRow> {
  return db.tx(async (tx) => {
    const before = await requireUser(tx, viewer.id)
    if (await setUserRole(tx, viewer.id, { role: 'merchant', from: 'customer' }, now())) {
      if (before.shop_id === null) await shops.open(tx, viewer, shopName)
      const change = { from: before.role, to: 'merchant' }
      await audit(tx, viewer, 'user.become_merchant', viewer.id, { after: change })
    }
    tx.afterCommit(() => bus.publish('user.changed', { user_id: viewer.id }))
    return requireUser(tx, viewer.id)
  })
}
