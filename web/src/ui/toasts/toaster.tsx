import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { IconButton } from '../buttons/button.tsx'
import { useStore } from '../hooks/create-store.ts'
import { dismissToast, getToastDurationMs, noToasts, type ToastEntry, toastStore } from './toast.ts'
import { useToastPosition } from './use-toast-position.ts'

export function Toaster() {
  // the result of a click is painted before the position of its toast is computed
  const entries = useDeferredValue(useStore(toastStore, noToasts))
  const [isPaused, setPaused] = useState(false)
  const list = useRef<HTMLElement>(null)
  useToastPosition(list, entries)
  return (
    <section
      ref={list}
      aria-label={m.app.ui.toasts.label}
      aria-live="polite"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      // a phone has room for the newest only
      className="pointer-events-none fixed bottom-3 left-3 z-60 grid w-[min(24rem,calc(100vw-24px))] gap-2 max-sm:*:not-last:hidden"
    >
      {entries.map((entry) => (
        <Toast key={entry.id} entry={entry} held={isPaused} />
      ))}
    </section>
  )
}

const actionStyle =
  'inline-flex min-h-11 items-center rounded-field px-3 text-sm font-bold text-pine hover:bg-pine-wash'

function Toast({ entry, held }: { entry: ToastEntry; held: boolean }) {
  const { id, title, description, tone, undo, action } = entry
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (held || entry.stays) return
    // while it contains the focus, it stays
    const timer = setInterval(() => {
      if (!root.current?.contains(document.activeElement)) dismissToast(id)
    }, getToastDurationMs(entry))
    return () => clearInterval(timer)
  }, [held, id, entry])

  return (
    <div
      ref={root}
      className={clsx(
        'pointer-events-auto flex w-full animate-[rise_200ms_var(--ease-out)] items-start gap-3 rounded-card border bg-surface py-2 pr-1 pl-4 shadow-high',
        tone === 'danger' ? 'border-poppy' : 'border-line',
      )}
    >
      {tone === 'danger' && <CircleAlert aria-hidden="true" className="mt-2.5 size-5 shrink-0 text-poppy" />}
      {tone === 'good' && <CircleCheck aria-hidden="true" className="mt-2.5 size-5 shrink-0 text-pine" />}
      {/* one sentence: in parts, with buttons between, screen readers began with the last word */}
      <p
        role={tone === 'danger' ? 'alert' : undefined}
        aria-atomic="true"
        className="min-w-0 flex-1 py-2 font-semibold"
      >
        {title}
        {description && (
          <>
            <span className="sr-only">. </span>
            <span className="block font-normal text-ink-2 text-sm">{description}</span>
          </>
        )}
      </p>
      <div aria-live="off" className="contents">
        {undo && (
          <button
            type="button"
            onClick={() => {
              dismissToast(id)
              undo()
            }}
            className={actionStyle}
          >
            {m.app.ui.toasts.undo}
          </button>
        )}
        {action && 'to' in action && (
          <a href={action.to} onClick={() => dismissToast(id)} className={actionStyle}>
            {action.label}
          </a>
        )}
        {action && 'onSelect' in action && (
          <button
            type="button"
            onClick={() => {
              dismissToast(id)
              action.onSelect()
            }}
            className={actionStyle}
          >
            {action.label}
          </button>
        )}
        <IconButton label={m.app.ui.toasts.dismiss} onClick={() => dismissToast(id)}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </div>
  )
}
