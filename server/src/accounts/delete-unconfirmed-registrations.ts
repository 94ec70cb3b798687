import type { Db } from '@mainstreet/platform/db/db.ts'
import {
  claimUnconfirmedUsers,
  deleteShopsOfUsers,
  deleteUnconfirmedUsers,
} from './users/unconfirmed-users-store.ts'

const maxDeletedPerRun = 100

/**
 * Deletes registrations whose address nobody has confirmed, with the empty shop that they opened: nobody has signed in,
 * so there is nothing else. A registration stays if an admin has approved its shop or added products.
 */
export function deleteUnconfirmedRegistrations(db: Db, before: Date): Promise<void> {
  return db.tx(async (tx) => {
    const ids = await claimUnconfirmedUsers(tx, before, maxDeletedPerRun)
    if (ids.length === 0) return
    await deleteShopsOfUsers(tx, ids)
    await deleteUnconfirmedUsers(tx, ids)
  })
}
