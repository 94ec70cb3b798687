import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { UserNotification } from '@mainstreet/contract/notifications/notification.ts'
import { paths } from '../../../browser/paths.ts'

/** Where a notice leads to. */
export function getNotificationPath(
  { subject }: Pick<UserNotification, 'subject'>,
  role: StoredRole,
): string {
  const merchant = role === 'merchant'
  if (subject.type === 'order')
    return merchant ? paths.merchant({ view: 'orders' }) : `${paths.account()}#${subject.id}`
  if (subject.type === 'thread')
    return merchant
      ? paths.merchant({ view: 'messages', customer: subject.customer_id })
      : paths.chat({ shop: subject.id })
  return merchant ? paths.merchant({ view: 'shop' }) : paths.shop({ id: subject.id })
}
