import { announce } from '../../platform/bus/outbox.ts'
import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/db.ts'
import { notFound, Refusal } from '../../platform/http/api-error.ts'
import { speaking } from '../translate-auth-errors.ts'
import type { Viewer } from '../viewer.ts'
import { forgetPerson } from './erase-user-data.ts'
import { lastAdmin, type UserDeps, undecided } from './manage-users.ts'
import { isLastAdmin, lockUser, type UserRow } from './users-store.ts'

/** What becomes of a merchant's shop. */
export type ShopFate = { shop?: 'close' | 'transfer' | undefined; to?: string | undefined }

/** For good: the account, its sessions, what is personal. What shops have sold stays in their books. */
export function deleteUser(deps: UserDeps, viewer: Viewer, id: string, fate: ShopFate): Promise<void> {
  const { db, bus, provider, now } = deps
  const work = db.tx(async (tx) => {
    // before the row itself: whoever deletes another admin holds all of them, in one order
    if (await isLastAdmin(tx, id)) throw lastAdmin()
    const user = await lockUser(tx, id)
    if (!user) throw notFound('User')
    await settleShop(tx, deps, viewer, user, fate)
    await forgetPerson(tx, user, now())
    await audit(tx, viewer, 'user.delete', id, { before: { role: user.role, shop_id: user.shop_id } })
    await announce(tx, 'person.left', { id })
    await provider.deleteAccount(tx, id)
    tx.afterCommit(() => bus.publish('people', { user_id: id }))
    tx.afterCommit(() => bus.publish('outbox'))
  })
  return speaking(work)
}

async function settleShop(
  tx: Tx,
  { shops }: UserDeps,
  viewer: Viewer,
  user: UserRow,
  { shop, to }: ShopFate,
) {
  if (user.shop_id === null) return
  if (shop === 'close') return shops.close(tx, viewer, user.shop_id)
  if (shop !== 'transfer') throw undecided()
  if (to === undefined || to === user.id)
    throw new Refusal('rule_broken', 'Name the merchant who gets the shop', {
      details: [{ path: 'to', message: 'Name another merchant' }],
    })
  await shops.transfer(tx, viewer, user.shop_id, to)
}
