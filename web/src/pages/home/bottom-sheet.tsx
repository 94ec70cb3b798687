import { clsx } from 'clsx'
import { ChevronUp } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'

type Stop = 'closed' | 'half' | 'full'
type Props = { title: string; count: number; children: ReactNode }

const stops: readonly Stop[] = ['closed', 'half', 'full']
const heights: Record<Stop, string> = { closed: 'h-17', half: 'h-[52dvh]', full: 'h-[88dvh]' }
const said: Record<Stop, string> = { closed: 'closed', half: 'half open', full: 'open' }
const dragPx = 36

/** Three stops: by drag, by press, or by the arrow keys on the handle. */
export function BottomSheet({ title, count, children }: Props) {
  const [stop, setStop] = useState<Stop>('closed')
  const from = useRef<number>(undefined)
  const dragged = useRef(false)
  const id = useId()

  const move = (by: number) => setStop(stops[Math.min(2, Math.max(0, stops.indexOf(stop) + by))] ?? stop)

  function release(event: PointerEvent) {
    const by = from.current === undefined ? 0 : from.current - event.clientY
    from.current = undefined
    dragged.current = Math.abs(by) > dragPx
    if (dragged.current) move(Math.sign(by) * (Math.abs(by) > dragPx * 8 ? 2 : 1))
  }

  function press() {
    if (dragged.current) dragged.current = false
    else setStop(stop === 'closed' ? 'half' : stop === 'half' ? 'full' : 'closed')
  }

  function onKeyDown(event: KeyboardEvent) {
    const by: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, Escape: -2 }
    const step = by[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(step)
  }

  return (
    <section
      aria-label={title}
      className={clsx(
        'fixed inset-x-0 bottom-0 z-30 flex flex-col rounded-t-sheet border-t border-line bg-surface shadow-high transition-[height] duration-240 ease-out lg:hidden',
        heights[stop],
      )}
    >
      <button
        type="button"
        aria-expanded={stop !== 'closed'}
        aria-controls={id}
        onPointerDown={(event) => {
          from.current = event.clientY
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerUp={release}
        onPointerCancel={() => {
          from.current = undefined
        }}
        onClick={press}
        onKeyDown={onKeyDown}
        className="relative flex h-17 w-full shrink-0 touch-none items-end justify-between rounded-t-sheet px-5 pb-3 -outline-offset-2"
      >
        <span
          aria-hidden="true"
          className="absolute top-2 left-1/2 h-1.5 w-11 -translate-x-1/2 rounded-full bg-line-strong/60"
        />
        <span className="font-display text-lg font-bold">
          {title}{' '}
          <span className="font-sans text-sm font-medium text-ink-2">{count > 0 && `(${count})`}</span>
        </span>
        <span className="sr-only">, {said[stop]}</span>
        <ChevronUp
          aria-hidden="true"
          className={clsx(
            'size-6 text-ink-2 transition-transform duration-200',
            stop === 'full' && 'rotate-180',
          )}
        />
      </button>
      <div
        id={id}
        inert={stop === 'closed'}
        className="overflow-y-auto overscroll-contain px-4 pt-1 pb-[max(24px,env(safe-area-inset-bottom))]"
      >
        {children}
      </div>
    </section>
  )
}
