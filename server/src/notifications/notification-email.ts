import { href } from '@mainstreet/contract/href.ts'
import { renderNotification } from '@mainstreet/contract/messages/render-notification.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { renderEmail } from '../platform/mail/email-template.ts'
import type { Mail } from '../platform/mail/mail-worker.ts'
import { defaultLocale, getMessages, type Locale } from '../platform/text/languages.ts'
import type { CreatedNotification } from './store.ts'

/** The page that shows the subject of the notification. */
function getLinkRoute({ role, subject }: CreatedNotification) {
  if (role === 'merchant') return routes.merchant
  if (role === 'admin') return routes.admin
  return subject.type === 'thread' ? routes.chat : routes.account
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
    action: { label: view, url: href(getLinkRoute(notification), { origin: siteUrl }) },
    footnotes: notification.role === 'admin' ? [] : [managePreferences],
  }
  return { to: notification.email, ...renderEmail(template, locale) }
}
