import { Readable } from 'node:stream'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { findPhone } from '../contact/store.ts'
import type { AuthenticatedUser, IdentityProvider } from '../identity-provider/identity-provider.ts'
import {
  findExportedAccount,
  selectExportedAccess,
  selectExportedActivity,
  selectExportedErrorReports,
  selectExportedFiles,
  selectExportedImages,
  selectExportedNotifications,
  selectExportedPreferences,
  selectExportedReviews,
  selectExportedSignIns,
} from './export-activity-store.ts'
import { type ExportedRows, readExportedRows } from './export-batches-store.ts'
import {
  findExportedShop,
  selectExportedAddresses,
  selectExportedCartItems,
  selectExportedChatMessages,
  selectExportedOrderEvents,
  selectExportedOrderMessages,
  selectExportedOrders,
  selectExportedPayments,
  selectExportedRefunds,
  selectExportedSavedAddresses,
  selectExportedThreads,
} from './export-user-data-store.ts'
import { requireUser } from './manage-users.ts'
import { presentUserDetails } from './users-store.ts'

/** All personal data of a user, as a JSON document. Orders and messages are copied as the user entered them. */
export async function exportUserData(
  db: Queryable,
  provider: IdentityProvider | undefined,
  authenticatedUser: AuthenticatedUser,
  now: Date,
): Promise<Readable> {
  const { id, token } = authenticatedUser
  const user = presentUserDetails(await requireUser(db, id))
  const { shop_id } = user
  const owners = shop_id === null ? [id] : [id, shop_id]
  const values = {
    exported_at: now.toISOString(),
    user,
    account: (await findExportedAccount(db, id)) ?? null,
    sessions: provider ? await provider.listSessions({ ...authenticatedUser, token }) : [],
    phone: await findPhone(db, id),
    shop: (await findExportedShop(db, id)) ?? null,
  }
  const lists = {
    shop_reviews: selectExportedReviews(shop_id),
    orders: selectExportedOrders(id),
    order_events: selectExportedOrderEvents(id),
    addresses: selectExportedAddresses(id),
    saved_addresses: selectExportedSavedAddresses(id),
    payments: selectExportedPayments(id),
    refunds: selectExportedRefunds(id),
    messages: selectExportedOrderMessages(id),
    threads: selectExportedThreads(id),
    direct_messages: selectExportedChatMessages(id),
    cart: selectExportedCartItems(id),
    notifications: selectExportedNotifications(id),
    notification_preferences: selectExportedPreferences(id),
    images: selectExportedImages(owners),
    files: selectExportedFiles(owners),
    sign_ins: selectExportedSignIns(id),
    error_reports: selectExportedErrorReports(id),
    activity: selectExportedActivity(id),
    access: selectExportedAccess(id),
  }
  return Readable.from(generateJson(db, values, lists))
}

/** One batch after the other: an export is rare and must not take the connections of everybody else. */
async function* generateJson(db: Queryable, values: object, lists: Record<string, ExportedRows>) {
  yield JSON.stringify(values).slice(0, -1)
  for (const [name, rows] of Object.entries(lists)) {
    yield `,${JSON.stringify(name)}:[`
    let separator = ''
    for await (const batch of readExportedRows(db, rows)) {
      // without the brackets of the batch
      yield separator + JSON.stringify(batch).slice(1, -1)
      separator = ','
    }
    yield ']'
  }
  yield '}'
}
