import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { Bell as BellSign } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { lazyComponent } from '../../browser/lazy-component.tsx'
import { useSession } from '../../session/session.ts'
import { CountBadge, formatBadgeCount } from '../../ui/feedback/count-badge.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useNotifications } from './use-notifications.ts'

const NotificationPanel = lazyComponent(() => import('./notification-panel.tsx'), 'NotificationPanel')

/** The user's notifications; an admin has none here. */
export function NotificationBell() {
  const { user } = useSession()
  const isRecipient = user !== null && toStoredRole(user.role) !== 'admin'
  const { data } = useNotifications(isRecipient)
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const unread = data?.unread_count ?? 0

  useEffect(() => {
    if (!open) return
    const closeOnOutsideClick = (event: PointerEvent) => {
      const target = event.target as Element
      if (!root.current?.contains(target) && !target.closest('dialog')) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOnOutsideClick)
    return () => document.removeEventListener('pointerdown', closeOnOutsideClick)
  }, [open])

  function toggle() {
    setOpen(!open)
    if (open || loaded) return
    NotificationPanel.preload().then(
      () => setLoaded(true),
      (error: unknown) => {
        // the next click tries again
        setOpen(false)
        throw error
      },
    )
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open || (event.target as Element).closest('dialog')) return
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }

  if (!user || !isRecipient) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from anywhere inside
    <div ref={root} onKeyDown={onKeyDown} className="sm:relative">
      <button
        type="button"
        aria-label={
          unread === 0 ? m.notifications.title : m.notifications.unreadLabel(formatBadgeCount(unread))
        }
        title={m.notifications.title}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
        className="relative inline-grid size-11 shrink-0 place-items-center rounded-field hover:bg-ink/6"
      >
        <BellSign aria-hidden="true" className="size-5.5" />
        <CountBadge count={unread} className="absolute top-0 right-0" />
      </button>
      {open && (
        <section
          id={id}
          aria-label={m.notifications.panel.label}
          className="absolute right-0 z-50 flex max-h-[min(36rem,calc(100dvh-5rem))] animate-[pop_140ms_var(--ease-out)] flex-col overflow-hidden rounded-card border border-line bg-surface shadow-high max-sm:inset-x-2 max-sm:top-(--header-height) sm:mt-2 sm:w-96"
        >
          {loaded ? (
            <NotificationPanel user={user} onDone={() => setOpen(false)} />
          ) : (
            <Skeleton className="m-4 h-40" />
          )}
        </section>
      )}
    </div>
  )
}
