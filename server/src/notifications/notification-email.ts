import { href } from '@mainstreet/contract/href.ts'
import { renderNotification } from '@mainstreet/contract/messages/render-notification.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { renderEmail } from '@mainstreet/platform/mail/email-template.ts'
import type { Mail } from '@mainstreet/platform/mail/mail-worker.ts'
import { defaultLocale, getMessages, type Locale } from '@mainstreet/platform/text/languages.ts'
import type { CreatedNotification } from './store.ts'

/** The page that shows the subject of the notification. */
function getLink({ role, subject, event }: CreatedNotification, origin: string): string {
  if (role === 'merchant') return href(routes.merchant, { origin })
  if (role === 'admin' && event === 'payment_attention')
    return href(routes.admin, { origin, search: { view: 'payments' } })
  if (role === 'admin') return href(routes.admin, { origin })
  return href(subject.type === 'thread' ? routes.chat : routes.account, { origin })
}

export function createNotificationEmail(
  notification: CreatedNotification,
  siteUrl: string,
  locale: Locale = defaultLocale,
): Mail {
  const messages = getMessages(locale)
  const { greeting, view, managePreferences } = messages.emails.notification
  const { title, body } = renderNotification(messages, notification)
  const template = {
    subject: title,
    heading: title,
    paragraphs: [greeting(notification.name), ...body.split('\n')],
    action: { label: view[notification.subject.type], url: getLink(notification, siteUrl) },
    footnotes: notification.role === 'admin' ? [] : [managePreferences],
  }
  return { to: notification.email, ...renderEmail(template, locale) }
}
