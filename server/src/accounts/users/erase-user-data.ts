import { eraseAuditedFields } from '@mainstreet/platform/db/audit.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { defaultLocale, getMessages } from '@mainstreet/platform/text/languages.ts'
import {
  clearEmailOfShop,
  deleteEmailsOf,
  deleteFilesOfOwner,
  deleteNotificationsAbout,
  deleteRequestsOfUser,
  deleteUserRow,
  eraseMessagesOfSender,
  eraseOwnerFromShopAudit,
  replaceNameOfClosedShop,
  updateEventsOfErasedCustomer,
  updateOrdersOfErasedCustomer,
} from './erase-user-data-store.ts'

type ErasedUser = { id: string; email: string; name: string; shop_id: string | null }

/**
 * Removes a user from every table. Order lines stay as the shop's records, without a name. The shop has been closed or
 * transferred before.
 */
export async function eraseUserData(tx: Tx, user: ErasedUser, now: Date): Promise<void> {
  const { id, email, shop_id } = user
  const { formerCustomer, erasedMessage } = getMessages(defaultLocale).serverTexts
  await deleteNotificationsAbout(tx, id)
  await updateOrdersOfErasedCustomer(tx, id, formerCustomer, now)
  await updateEventsOfErasedCustomer(tx, id)
  await eraseMessagesOfSender(tx, id, erasedMessage)
  await deleteRequestsOfUser(tx, id)
  await deleteFilesOfOwner(tx, id)
  await eraseAuditedFields(tx, 'user', [id], ['email', 'name', 'shop_name'])
  if (shop_id !== null) await eraseShopOfUser(tx, shop_id, user, now)
  await deleteEmailsOf(tx, email)
  await deleteUserRow(tx, id)
}

async function eraseShopOfUser(tx: Tx, shopId: string, user: ErasedUser, now: Date): Promise<void> {
  await clearEmailOfShop(tx, shopId, user.email, now)
  await eraseOwnerFromShopAudit(tx, shopId, user)
  const { formerShop } = getMessages(defaultLocale).serverTexts
  if (await replaceNameOfClosedShop(tx, shopId, formerShop))
    await eraseAuditedFields(tx, 'shop', [shopId], ['name'])
}
