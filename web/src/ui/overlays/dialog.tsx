import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../buttons/button.tsx'

type Props = {
  open: boolean
  onClose: () => void
  /** Asked before the user closes it; false keeps it open. */
  canClose?: () => boolean
  title: string
  children: ReactNode
  footer?: ReactNode
  /** Focuses the first field, which opens the on-screen keyboard on a phone. */
  focusField?: boolean
  /** At the top the title and the field stay where they are while the content grows, above an on-screen keyboard. */
  align?: 'center' | 'top'
}

/** The browser's own dialog: it traps the focus, closes on Escape and restores the focus. */
export function Dialog({
  open,
  onClose,
  canClose,
  title,
  children,
  footer,
  focusField = true,
  align = 'center',
}: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const dialog = ref.current
    if (open && dialog && !dialog.open) {
      dialog.showModal()
      if (focusField) dialog.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')?.focus()
    }
    if (!open && dialog?.open) dialog.close()
  }, [open, focusField])

  // a dialog that unmounts while open restores the focus only if it is closed before
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])

  const close = () => {
    if (canClose?.() !== false) onClose()
    // Escape has already closed it
    else if (!ref.current?.open) ref.current?.showModal()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser handles Escape
    <dialog
      ref={ref}
      aria-labelledby={id}
      // close events of nested dialogs bubble up to here; a dialog that is open again was not closed by the
      // user
      onClose={(event) => event.target === ref.current && !ref.current.open && close()}
      onClick={(event) => event.target === ref.current && close()}
      className={clsx(
        'm-auto w-[min(32rem,calc(100vw-24px))] max-h-[calc(100dvh-24px)] overflow-hidden rounded-sheet bg-surface text-ink shadow-high open:flex open:animate-[pop_160ms_var(--ease-out)] flex-col',
        align === 'top' ? 'mt-3 sm:mt-[12dvh]' : 'max-sm:mb-3',
      )}
    >
      {open && (
        <>
          <header className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
            <h2 id={id} className="text-lg">
              {title}
            </h2>
            <IconButton label={m.app.close} onClick={close}>
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </header>
          <div className="overflow-y-auto p-5">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line p-4">{footer}</footer>
          )}
        </>
      )}
    </dialog>
  )
}
