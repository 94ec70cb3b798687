import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { MessageCircle } from 'lucide-react'
import { useUser } from '../../session/session.ts'
import { CountBadge, formatBadgeCount } from '../../ui/feedback/count-badge.tsx'
import { useUnreadCount } from './use-unread-count.ts'

/** The Chat button with its unread badge (docs/spec.md, section 2). For visitors it is hidden on a phone. */
export function ChatLink() {
  const user = useUser()
  const unread = useUnreadCount()
  const unreadLabel = unread === 0 ? m.layout.chat : m.chat.linkWithUnread(formatBadgeCount(unread))
  return (
    <a
      href={href(routes.chat)}
      aria-label={unreadLabel}
      title={m.layout.chat}
      className={`relative inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-field px-2.5 text-sm font-semibold hover:bg-ink/6 ${user ? '' : 'max-md:hidden'}`}
    >
      <MessageCircle aria-hidden="true" className="size-5.5" />
      <span className="max-xl:hidden">{m.layout.chat}</span>{' '}
      <CountBadge count={unread} className="absolute top-0 left-5" />
    </a>
  )
}
