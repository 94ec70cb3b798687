import { eraseAuditedFields } from '@mainstreet/platform/db/audit.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { defaultLocale, getMessages } from '@mainstreet/platform/text/languages.ts'
import {
  clearEmailOfShop,
  deleteClientErrorsOfUser,
  deleteEmailRequestsOf,
  deleteFilesOfOwner,
  deleteIdempotencyKeysOfUser,
  deleteMailboxEmailsTo,
  deleteMessageEventsOfSender,
  deleteNotificationsAbout,
  deleteOutgoingEmailsNaming,
  deleteOutgoingEmailsTo,
  deleteUserRow,
  eraseOwnerFromShopAudit,
  replaceNameOfClosedShop,
  updateChatMessagesOfSender,
  updateEventsOfErasedCustomer,
  updateOrderMessagesOfSender,
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
  await updateOrderMessagesOfSender(tx, id, erasedMessage)
  await updateChatMessagesOfSender(tx, id, erasedMessage)
  await deleteIdempotencyKeysOfUser(tx, id)
  await deleteMessageEventsOfSender(tx, id)
  await deleteClientErrorsOfUser(tx, id)
  await deleteFilesOfOwner(tx, id)
  await eraseAuditedFields(tx, 'user', [id], ['email', 'name', 'shop_name'])
  if (shop_id !== null) await eraseShopOfUser(tx, shop_id, user, now)
  await deleteEmailRequestsOf(tx, email)
  await deleteOutgoingEmailsTo(tx, email)
  await deleteOutgoingEmailsNaming(tx, email)
  await deleteMailboxEmailsTo(tx, email)
  await deleteUserRow(tx, id)
}

async function eraseShopOfUser(tx: Tx, shopId: string, user: ErasedUser, now: Date): Promise<void> {
  await clearEmailOfShop(tx, shopId, user.email, now)
  await eraseOwnerFromShopAudit(tx, shopId, user)
  const { formerShop } = getMessages(defaultLocale).serverTexts
  if (await replaceNameOfClosedShop(tx, shopId, formerShop))
    await eraseAuditedFields(tx, 'shop', [shopId], ['name'])
}
