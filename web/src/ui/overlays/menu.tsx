import { clsx } from 'clsx'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { menuButtonStyle } from './menu-button-style.ts'

export type MenuItem = {
  label: string
  onSelect: () => void
  icon?: ReactNode
  tone?: 'plain' | 'danger'
  disabled?: boolean
  /** With a line above it: apart from the items that can be undone. */
  isApart?: boolean
}
type Props = {
  /** The button's name when its content is an icon only. */
  label?: string
  trigger: ReactNode
  items: MenuItem[]
  /** Shown above the items, not an item itself. */
  header?: ReactNode
  className?: string
  /** For a click before the menu had loaded. */
  defaultOpen?: boolean
}

export function Menu({ label, trigger, items, header, className, defaultOpen = false }: Props) {
  const [open, setOpen] = useState(defaultOpen)
  // undefined until the open list is measured
  const [isAbove, setAbove] = useState<boolean>()
  const root = useRef<HTMLDivElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    setAbove(open ? needsRoomAbove(root.current) : undefined)
  }, [open])

  useEffect(() => {
    // not before: the focus scrolls to where the list is
    if (isAbove !== undefined) getEnabledItems(root.current)[0]?.focus()
  }, [isAbove])

  useEffect(() => {
    if (!open) return
    const closeOnOutsidePress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOnOutsidePress)
    return () => document.removeEventListener('pointerdown', closeOnOutsidePress)
  }, [open])

  function close() {
    setOpen(false)
    root.current?.querySelector('button')?.focus({ preventScroll: true })
  }

  function onKeyDown(event: KeyboardEvent) {
    const list = getEnabledItems(root.current)
    const at = list.indexOf(document.activeElement as HTMLElement)
    const to: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
    const next = to[event.key]
    if (event.key === 'Escape') close()
    else if (event.key === 'Tab') setOpen(false)
    else if (next !== undefined) list.at(next % list.length)?.focus()
    else return
    if (event.key !== 'Tab') event.preventDefault()
  }

  return (
    <div ref={root} className="relative">
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={clsx(menuButtonStyle, className)}
      >
        {trigger}
      </button>
      {open && (
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={onKeyDown}
          className={clsx(
            'absolute right-0 z-50 min-w-56 animate-[pop_140ms_var(--ease-out)] rounded-card border border-line bg-surface p-1.5 shadow-high',
            isAbove ? 'bottom-full mb-2' : 'mt-2',
          )}
        >
          {header && <div className="border-b border-line px-3 pt-1.5 pb-2.5 mb-1.5">{header}</div>}
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              disabled={item.disabled}
              onClick={() => {
                close()
                item.onSelect()
              }}
              className={clsx(
                'flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-left hover:bg-sunk focus-visible:bg-sunk disabled:text-ink-2',
                item.tone === 'danger' && 'text-poppy',
                item.isApart &&
                  'relative mt-3 before:absolute before:inset-x-0 before:-top-1.5 before:border-t before:border-line',
              )}
            >
              {item.icon}
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** Whether the list would end below the screen, or beneath a bar at its end, and has more room above its button. */
function needsRoomAbove(root: HTMLElement | null): boolean {
  const button = root?.querySelector('button')?.getBoundingClientRect()
  const list = root?.querySelector<HTMLElement>('[role=menu]')
  if (!button || !list) return false
  // not a number without a bar
  const barPx = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0
  const roomBelowPx = window.innerHeight - barPx - button.bottom
  return roomBelowPx < list.offsetHeight && button.top > roomBelowPx
}

function getEnabledItems(root: HTMLElement | null): HTMLElement[] {
  return Array.from(root?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? [])
}
