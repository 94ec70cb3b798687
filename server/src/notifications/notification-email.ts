import { href } from '@mainstreet/contract/href.ts'
import type { ServerMessages } from '@mainstreet/contract/messages/language.ts'
import { renderNotification } from '@mainstreet/contract/messages/render-notification.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { type EmailCard, renderEmail } from '@mainstreet/platform/mail/email-template.ts'
import type { Mail } from '@mainstreet/platform/mail/mail-worker.ts'
import { defaultLocale, getMessages, type Locale } from '@mainstreet/platform/text/languages.ts'
import { buildUnsubscribeUrl, type EmailSubscriptionLinks } from './email-subscriptions.ts'
import type { CreatedNotification } from './store.ts'

type Action = { label: keyof ServerMessages['emails']['notification']['view']; url: string }

/** Leads to the page that shows the subject of the notification. */
function getAction({ role, subject, event }: CreatedNotification, origin: string): Action {
  if (role === 'admin') {
    const search = event === 'payment_attention' ? { view: 'payments' as const } : {}
    return { label: 'dashboard', url: href(routes.admin, { origin, search }) }
  }
  const isMerchant = role === 'merchant'
  if (subject.type === 'thread') {
    const inbox = href(routes.merchant, { origin, search: { view: 'messages' } })
    return { label: 'messages', url: isMerchant ? inbox : href(routes.chat, { origin }) }
  }
  if (subject.type === 'order')
    return {
      label: 'order',
      url: isMerchant
        ? href(routes.merchant, { origin })
        : href(routes.account, { origin, hash: subject.id }),
    }
  return { label: 'dashboard', url: href(routes.merchant, { origin }) }
}

export function createNotificationEmail(
  notification: CreatedNotification,
  links: EmailSubscriptionLinks,
  cards: readonly EmailCard[] = [],
  locale: Locale = defaultLocale,
): Mail {
  const messages = getMessages(locale)
  const { greeting, view, managePreferences, unsubscribe } = messages.emails.notification
  const { label, url } = getAction(notification, links.siteUrl)
  const unsubscribeUrl = buildUnsubscribeUrl(links, notification.user_id, notification.event)
  const { title, body } = renderNotification(messages, notification)
  const template = {
    subject: title,
    heading: title,
    paragraphs: [greeting(notification.name), ...body.split('\n')],
    cards,
    action: { label: view[label], url },
    footnotes: notification.role === 'admin' ? [] : [managePreferences],
    ...(unsubscribeUrl && { footerLink: { label: unsubscribe, url: unsubscribeUrl } }),
  }
  return {
    to: notification.email,
    ...renderEmail(template, locale),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  }
}
