import type { NotificationCode, NotificationText } from '../notifications/notification-content.ts'
import type { Messages } from './language.ts'

/** A notification as it was stored, maybe by a newer version whose code this one does not know. */
type StoredContent = { code: string; params: Readonly<Record<string, unknown>> }

export function renderNotification(
  { notificationTexts }: Messages,
  { code, params }: StoredContent,
): NotificationText {
  if (!isNotificationCode(notificationTexts, code)) return notificationTexts.unknown
  const render = notificationTexts[code] as (params: StoredContent['params']) => NotificationText
  return render(params)
}

function isNotificationCode(texts: Messages['notificationTexts'], code: string): code is NotificationCode {
  return code !== 'unknown' && Object.hasOwn(texts, code)
}
