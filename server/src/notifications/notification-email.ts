import { renderEmail } from '../platform/mail/email-template.ts'
import type { Mail } from '../platform/mail/mail-worker.ts'
import type { CreatedNotification } from './store.ts'

/** The page that shows the subject of the notification. */
function getLinkPath({ role, subject }: CreatedNotification): string {
  if (role === 'merchant') return '/shop-owner-dashboard'
  if (role === 'admin') return '/admin'
  return subject.type === 'thread' ? '/chat' : '/my-reservations'
}

export function createNotificationEmail(notification: CreatedNotification, siteUrl: string): Mail {
  const email = renderEmail({
    subject: notification.title,
    heading: notification.title,
    paragraphs: [`Hello ${notification.name},`, ...notification.body.split('\n')],
    action: { label: 'View', url: new URL(getLinkPath(notification), siteUrl).href },
    footnotes: notification.role === 'admin' ? [] : ['Manage your email preferences in your account.'],
  })
  return { to: notification.email, ...email }
}
