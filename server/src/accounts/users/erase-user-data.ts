import type { Tx } from '../../platform/db/db.ts'
import { defaultLocale, getMessages } from '../../platform/text/languages.ts'
import {
  deleteIdempotencyKeysOfUser,
  deleteMailboxEmailsTo,
  deleteNotificationsAbout,
  deleteOutgoingEmailsTo,
  deleteUserRow,
  updateChatMessagesOfSender,
  updateClientErrorsWithoutUser,
  updateEventsOfErasedCustomer,
  updateOrderMessagesOfSender,
  updateOrdersOfErasedCustomer,
} from './erase-user-data-store.ts'

/** Removes a user from every table. Order lines stay as the shop's records, without a name. */
export async function eraseUserData(
  tx: Tx,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  const { formerCustomer, erasedMessage } = getMessages(defaultLocale).serverTexts
  await deleteNotificationsAbout(tx, id)
  await updateOrdersOfErasedCustomer(tx, id, formerCustomer, now)
  await updateEventsOfErasedCustomer(tx, id)
  await updateOrderMessagesOfSender(tx, id, erasedMessage)
  await updateChatMessagesOfSender(tx, id, erasedMessage)
  await deleteIdempotencyKeysOfUser(tx, id)
  await updateClientErrorsWithoutUser(tx, id)
  await deleteOutgoingEmailsTo(tx, email)
  await deleteMailboxEmailsTo(tx, email)
  await deleteUserRow(tx, id)
}
