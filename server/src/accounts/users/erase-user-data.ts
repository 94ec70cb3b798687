import type { Tx } from '../../platform/db/db.ts'
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

const erasedCustomerName = 'Former customer'
const erasedMessageText = 'This message went with the account of its writer.'

/** Removes a user from every table. Order lines stay as the shop's records, without a name. */
export async function eraseUserData(
  tx: Tx,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  await deleteNotificationsAbout(tx, id)
  await updateOrdersOfErasedCustomer(tx, id, erasedCustomerName, now)
  await updateEventsOfErasedCustomer(tx, id)
  await updateOrderMessagesOfSender(tx, id, erasedMessageText)
  await updateChatMessagesOfSender(tx, id, erasedMessageText)
  await deleteIdempotencyKeysOfUser(tx, id)
  await updateClientErrorsWithoutUser(tx, id)
  await deleteOutgoingEmailsTo(tx, email)
  await deleteMailboxEmailsTo(tx, email)
  await deleteUserRow(tx, id)
}
