import { href } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { renderEmail } from '../platform/mail/email-template.ts'
import type { Mail } from '../platform/mail/mail-worker.ts'
import type { CreatedNotification } from './store.ts'

/** The page that shows the subject of the notification. */
function getLinkRoute({ role, subject }: CreatedNotification) {
  if (role === 'merchant') return routes.merchant
  if (role === 'admin') return routes.admin
  return subject.type === 'thread' ? routes.chat : routes.account
}

export function createNotificationEmail(notification: CreatedNotification, siteUrl: string): Mail {
  const email = renderEmail({
    subject: notification.title,
    heading: notification.title,
    paragraphs: [`Hello ${notification.name},`, ...notification.body.split('\n')],
    action: { label: 'View', url: href(getLinkRoute(notification), { origin: siteUrl }) },
    footnotes: notification.role === 'admin' ? [] : ['Manage your email preferences in your account.'],
  })
  return { to: notification.email, ...email }
}
