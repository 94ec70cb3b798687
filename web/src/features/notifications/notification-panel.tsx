import { type StoredRole, toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { User } from '@mainstreet/contract/accounts/user.ts'
import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { renderNotification } from '@mainstreet/contract/messages/render-notification.ts'
import type { UserNotification } from '@mainstreet/contract/notifications/notification.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { Settings } from 'lucide-react'
import { useState } from 'react'
import { calls } from '../../api/calls.ts'
import { useClock } from '../../browser/clock.ts'
import { useSend } from '../../queries/use-send.ts'
import { Button, IconButton } from '../../ui/buttons/button.tsx'
import { formatRelativeTime } from '../../ui/data/format-relative-time.ts'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import { useNotifications } from './use-notifications.ts'

export function NotificationPanel({ user, onDone }: { user: User; onDone: () => void }) {
  const { data, isPending, error } = useNotifications(true)
  const mark = useSend(calls.markNotificationsRead, { invalidates: [calls.listNotifications] })
  const [settings, setSettings] = useState(false)
  const role = toStoredRole(user.role)

  return (
    <>
      <header className="flex items-center gap-2 border-b border-line py-1.5 pr-1.5 pl-4">
        <h2 className="mr-auto text-lg">{m.notifications.title}</h2>
        {(data?.unread_count ?? 0) > 0 && (
          <Button variant="plain" size="sm" busy={mark.busy} onClick={() => void mark.send({ body: {} })}>
            {m.notifications.panel.markAllRead}
          </Button>
        )}
        <IconButton label={m.notifications.panel.settings} onClick={() => setSettings(true)}>
          <Settings aria-hidden="true" className="size-5" />
        </IconButton>
      </header>
      <div className="min-h-0 overflow-y-auto">
        {isPending && <Skeleton className="m-4 h-40" />}
        <ErrorMessage error={error ?? mark.error ?? undefined} />
        {data && data.data.length === 0 && (
          <p className="px-6 py-10 text-center text-ink-2">{m.notifications.panel.empty}</p>
        )}
        <ul className="divide-y divide-line">
          {data?.data.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              role={role}
              onOpen={() => {
                if (!notification.read_at) void mark.send({ body: { ids: [notification.id] } })
                onDone()
              }}
            />
          ))}
        </ul>
      </div>
      <Dialog open={settings} onClose={() => setSettings(false)} title={m.notifications.panel.settings}>
        <NotificationSettings role={role} />
      </Dialog>
    </>
  )
}

type RowProps = { notification: UserNotification; role: StoredRole; onOpen: () => void }

function NotificationRow({ notification, role, onOpen }: RowProps) {
  const now = useClock()
  const { created_at, read_at } = notification
  const { title, body } = renderNotification(m, notification)
  return (
    <li>
      <a
        href={getNotificationPath(notification, role)}
        onClick={onOpen}
        className="grid grid-cols-[0.625rem_minmax(0,1fr)] gap-x-2.5 px-4 py-3 -outline-offset-2 hover:bg-sunk"
      >
        <span aria-hidden="true" className={`mt-2 size-2.5 rounded-full ${read_at ? '' : 'bg-poppy'}`} />
        <span className="grid gap-0.5">
          <span className={read_at ? '' : 'font-semibold'}>
            {!read_at && <span className="sr-only">{m.notifications.panel.unread} </span>}
            {title}
          </span>
          <span className="text-sm text-ink-2">{body}</span>
          <time dateTime={created_at} className="text-xs text-ink-2">
            {formatRelativeTime(new Date(created_at), now)}
          </time>
        </span>
      </a>
    </li>
  )
}

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
