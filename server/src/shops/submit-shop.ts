import type { Viewer } from '../identity/viewer.ts'
import { audit } from '../platform/audit.ts'
import type { Deps } from '../platform/deps.ts'
import { notFound, Refusal } from '../platform/errors.ts'
import { announceSubmitted } from './announce-submitted.ts'
import type { ShopRow } from './present.ts'
import { requireOwnShop } from './require-own-shop.ts'
import { findShop, lockOwnShop, setSubmitted } from './store.ts'

/** A rejected shop goes back into the queue; a repeat has no effect and no trace. */
export function submitShop({ db, bus, now }: Deps, viewer: Viewer, id: string): Promise<ShopRow> {
  return db.tx(async (tx) => {
    await requireOwnShop(tx, viewer, id)
    const before = await lockOwnShop(tx, viewer, id)
    if (!before) throw notFound('Shop')
    if (before.status === 'pending_approval') return before
    if (!(await setSubmitted(tx, id, now())))
      throw new Refusal('wrong_state', 'The shop is on the street already')

    const after = await findShop(tx, id)
    if (!after) throw notFound('Shop')
    await audit(tx, viewer, 'shop.submit', id, { before, after })
    await announceSubmitted(tx, bus, after)
    return after
  })
}
