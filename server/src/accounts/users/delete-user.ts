import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { audit } from '@mainstreet/platform/db/audit.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { enqueueEvent } from '@mainstreet/platform/outbox/outbox.ts'
import { translateAuthErrors } from '../translate-auth-errors.ts'
import { eraseUserData } from './erase-user-data.ts'
import { lastAdminError, type ManageUsersDeps, shopDecisionRequiredError } from './manage-users.ts'
import { isLastAdmin, lockUser, type UserRow } from './users-store.ts'

/** What happens to the shop of a deleted merchant. */
export type ShopDisposition = { shop?: 'close' | 'transfer' | undefined; to?: string | undefined }

/** Permanent: deletes the account, its sessions and personal data. The shops keep their sales records. */
export function deleteUser(
  deps: ManageUsersDeps,
  viewer: Viewer,
  id: string,
  disposition: ShopDisposition,
): Promise<void> {
  const { db, bus, provider, now } = deps
  const deletion = db.tx(async (tx) => {
    // lock all admins before the row itself, so that concurrent deletions of admins lock in one order
    if (await isLastAdmin(tx, id)) throw lastAdminError()
    const user = await lockUser(tx, id)
    if (!user) throw notFoundError('user')
    await closeOrTransferShop(tx, deps, viewer, user, disposition)
    await eraseUserData(tx, user, now())
    await audit(tx, viewer, 'user.delete', id, { before: { role: user.role, shop_id: user.shop_id } })
    await enqueueEvent(tx, 'user.deleted', { id })
    await provider.deleteAccount(tx, id)
    tx.afterCommit(() => bus.publish('user.changed', { user_id: id }))
    tx.afterCommit(() => bus.publish('outbox'))
  })
  return translateAuthErrors(deletion)
}

async function closeOrTransferShop(
  tx: Tx,
  { shops }: ManageUsersDeps,
  viewer: Viewer,
  user: UserRow,
  { shop, to }: ShopDisposition,
) {
  if (user.shop_id === null) return
  if (shop === 'close') return shops.close(tx, viewer, user.shop_id)
  if (shop !== 'transfer') throw shopDecisionRequiredError()
  if (to === undefined || to === user.id)
    throw new ApiError('rule_violation', (m) => m.fieldErrors.successorRequired, {
      details: [{ path: 'to', message: (m) => m.errors.accounts.chooseAnotherMerchant }],
    })
  await shops.transfer(tx, viewer, user.shop_id, to)
}
