import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { href } from '@mainstreet/contract/href.ts'
import type { UserNotification } from '@mainstreet/contract/notifications/notification.ts'
import { routes } from '@mainstreet/contract/routes.ts'

/** The page that a notification links to. */
export function getNotificationPath(
  { subject }: Pick<UserNotification, 'subject'>,
  role: StoredRole,
): string {
  const merchant = role === 'merchant'
  if (subject.type === 'order')
    return merchant
      ? href(routes.merchant, { search: { view: 'orders' } })
      : href(routes.account, { hash: subject.id })
  if (subject.type === 'thread')
    return merchant
      ? href(routes.merchant, { search: { view: 'messages', customer: subject.customer_id } })
      : href(routes.chat, { search: { shop: subject.id } })
  return merchant
    ? href(routes.merchant, { search: { view: 'shop' } })
    : href(routes.shop, { id: subject.id })
}
