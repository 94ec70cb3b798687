import type { Queryable } from '../../platform/db/db.ts'
import type { AuthenticatedUser, IdentityProvider } from '../identity-provider/identity-provider.ts'
import {
  findExportedShop,
  listExportedCartItems,
  listExportedChatMessages,
  listExportedOrderMessages,
  listExportedOrders,
} from './export-user-data-store.ts'
import { requireUser } from './manage-users.ts'
import { presentUserDetails } from './users-store.ts'

/** All personal data of a user. Orders and messages are copied as the user entered them. */
export async function exportUserData(
  db: Queryable,
  provider: IdentityProvider | undefined,
  authenticatedUser: AuthenticatedUser,
  now: Date,
) {
  const { id, token } = authenticatedUser
  const user = presentUserDetails(await requireUser(db, id))
  const [ownShop, orders, messages, directMessages, cart] = await Promise.all([
    findExportedShop(db, id),
    listExportedOrders(db, id),
    listExportedOrderMessages(db, id),
    listExportedChatMessages(db, id),
    listExportedCartItems(db, id),
  ])
  const providerSessions = provider ? await provider.listSessions({ ...authenticatedUser, token }) : []
  return {
    exported_at: now.toISOString(),
    user,
    shop: ownShop ?? null,
    orders,
    messages,
    direct_messages: directMessages,
    cart,
    sessions: providerSessions,
  }
}
