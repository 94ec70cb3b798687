import type { Queryable } from '../../platform/db/db.ts'
import type { AuthenticatedUser, IdentityProvider } from '../identity-provider/identity-provider.ts'
import {
  findExportedAccount,
  listExportedAccess,
  listExportedActivity,
  listExportedErrorReports,
  listExportedFiles,
  listExportedImages,
  listExportedNotifications,
  listExportedPreferences,
  listExportedReviews,
} from './export-activity-store.ts'
import {
  findExportedShop,
  listExportedAddresses,
  listExportedCartItems,
  listExportedChatMessages,
  listExportedOrderEvents,
  listExportedOrderMessages,
  listExportedOrders,
  listExportedPayments,
  listExportedRefunds,
  listExportedThreads,
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
  const { shop_id } = user
  const owners = shop_id === null ? [id] : [id, shop_id]
  // one after the other: an export is rare and must not take the connections of everybody else
  return {
    exported_at: now.toISOString(),
    user,
    account: (await findExportedAccount(db, id)) ?? null,
    sessions: provider ? await provider.listSessions({ ...authenticatedUser, token }) : [],
    shop: (await findExportedShop(db, id)) ?? null,
    shop_reviews: shop_id === null ? [] : await listExportedReviews(db, shop_id),
    orders: await listExportedOrders(db, id),
    order_events: await listExportedOrderEvents(db, id),
    addresses: await listExportedAddresses(db, id),
    payments: await listExportedPayments(db, id),
    refunds: await listExportedRefunds(db, id),
    messages: await listExportedOrderMessages(db, id),
    threads: await listExportedThreads(db, id),
    direct_messages: await listExportedChatMessages(db, id),
    cart: await listExportedCartItems(db, id),
    notifications: await listExportedNotifications(db, id),
    notification_preferences: await listExportedPreferences(db, id),
    images: await listExportedImages(db, owners),
    files: await listExportedFiles(db, owners),
    error_reports: await listExportedErrorReports(db, id),
    activity: await listExportedActivity(db, id),
    access: await listExportedAccess(db, id),
  }
}
