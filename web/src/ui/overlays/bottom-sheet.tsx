import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import { ChevronUp } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'

type Props = { title: string; note?: ReactNode; children: (close: () => void) => ReactNode }

const stopStyles: Record<SheetStop, string> = { closed: 'h-17', half: 'h-[52dvh]', full: 'h-[88dvh]' }
/** A shorter distance is a tap, not a drag. */
const minDragPx = 8

type Drag = {
  startY: number
  startHeightPx: number
  lastY: number
  lastAt: number
  speed: number
  hasMoved: boolean
}

/** Three heights: by drag, by click, or with the arrow keys on the handle; Escape closes it. */
export function BottomSheet({ title, note, children }: Props) {
  const [stop, setStop] = useState<SheetStop>('closed')
  const [dragged, setDragged] = useState<number>()
  // content that was never opened is not rendered
  const [hasInteracted, setHasInteracted] = useState(false)
  const drag = useRef<Drag>(undefined)
  const wasDrag = useRef(false)
  const handle = useRef<HTMLButtonElement>(null)
  const id = useId()

  function close() {
    setStop('closed')
    handle.current?.focus({ preventScroll: true })
  }

  function startDrag(event: PointerEvent<HTMLButtonElement>) {
    const { clientY: startY, timeStamp: lastAt } = event
    event.currentTarget.setPointerCapture(event.pointerId)
    const startHeightPx = getSheetHeightPx(stop, window.innerHeight)
    drag.current = {
      startY,
      startHeightPx,
      lastY: startY,
      lastAt,
      speed: 0,
      hasMoved: false,
    }
  }

  function continueDrag({ clientY, timeStamp }: PointerEvent) {
    const now = drag.current
    if (!now) return
    const passed = timeStamp - now.lastAt
    if (passed > 0) now.speed = (now.lastY - clientY) / passed
    now.lastY = clientY
    now.lastAt = timeStamp
    now.hasMoved ||= Math.abs(clientY - now.startY) > minDragPx
    const maxHeightPx = getSheetHeightPx('full', window.innerHeight)
    if (now.hasMoved)
      setDragged(Math.min(maxHeightPx, Math.max(handlePx, now.startHeightPx + now.startY - clientY)))
  }

  function endDrag() {
    const last = drag.current
    drag.current = undefined
    wasDrag.current = last?.hasMoved ?? false
    setDragged(undefined)
    if (!last?.hasMoved) return
    const height = last.startHeightPx + last.startY - last.lastY
    setStop(getRestingStop({ height, screenPx: window.innerHeight, speed: last.speed, from: stop }))
  }

  function toggle() {
    if (wasDrag.current) wasDrag.current = false
    else setStop(stop === 'full' ? 'closed' : getAdjacentStop(stop, 1))
  }

  function onHandleKey(event: KeyboardEvent) {
    const by = { ArrowUp: 1, ArrowDown: -1, Home: 2, End: -2 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    setStop(getAdjacentStop(stop, by))
  }

  return (
    <section
      aria-label={title}
      data-bar
      onKeyDown={(event) => {
        if (event.key === 'Escape' && stop !== 'closed') close()
      }}
      style={dragged === undefined ? undefined : { height: dragged }}
      className={clsx(
        'fixed inset-x-0 bottom-0 z-30 flex flex-col rounded-t-sheet border-t border-line bg-surface shadow-high lg:hidden',
        dragged === undefined && 'transition-[height] duration-240 ease-out',
        stopStyles[stop],
      )}
    >
      <button
        ref={handle}
        type="button"
        aria-expanded={stop !== 'closed'}
        aria-controls={id}
        onFocus={() => setHasInteracted(true)}
        onPointerEnter={() => setHasInteracted(true)}
        onPointerDown={startDrag}
        onPointerMove={continueDrag}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
        onClick={toggle}
        onKeyDown={onHandleKey}
        className="relative flex h-17 w-full shrink-0 touch-none items-end justify-between gap-3 rounded-t-sheet px-5 pb-3 -outline-offset-2"
      >
        <span
          aria-hidden="true"
          className="absolute top-2 left-1/2 h-1.5 w-11 -translate-x-1/2 rounded-full bg-line-strong/60"
        />
        <span className="flex min-w-0 items-baseline gap-2">
          <span className="shrink-0 font-display text-lg font-bold">{title}</span>
          <span className="truncate text-sm font-medium text-ink-2">{note}</span>
        </span>
        <span className="sr-only">, {m.app.ui.sheetStops[stop]}</span>
        <ChevronUp
          aria-hidden="true"
          className={clsx(
            'size-6 shrink-0 text-ink-2 transition-transform duration-200',
            stop === 'full' && 'rotate-180',
          )}
        />
      </button>
      <div
        id={id}
        inert={stop === 'closed'}
        className="overflow-y-auto overscroll-contain px-4 pt-1 pb-[max(24px,env(safe-area-inset-bottom))]"
      >
        {(hasInteracted || stop !== 'closed') && children(close)}
      </div>
    </section>
  )
}

type SheetStop = 'closed' | 'half' | 'full'

export const sheetStops: readonly SheetStop[] = ['closed', 'half', 'full']

/** Height of the handle in CSS pixels. */
const handlePx = 68
const heightShares: Record<SheetStop, number> = { closed: 0, half: 0.52, full: 0.88 }
/** CSS pixels per millisecond: a faster release is a fling. */
const flingSpeed = 0.5

export function getSheetHeightPx(stop: SheetStop, screenPx: number): number {
  return Math.max(handlePx, Math.round(screenPx * heightShares[stop]))
}

export function getAdjacentStop(stop: SheetStop, by: number): SheetStop {
  const at = Math.min(sheetStops.length - 1, Math.max(0, sheetStops.indexOf(stop) + by))
  return sheetStops[at] ?? stop
}

type SheetRelease = { height: number; screenPx: number; speed: number; from: SheetStop }

/**
 * Where a released sheet settles: at the nearest stop, after a fling at the next one in its direction.
 * `speed` is upward.
 */
export function getRestingStop({ height, screenPx, speed, from }: SheetRelease): SheetStop {
  const distanceTo = (stop: SheetStop) => Math.abs(getSheetHeightPx(stop, screenPx) - height)
  const nearest = sheetStops.reduce((best, stop) => (distanceTo(stop) < distanceTo(best) ? stop : best))
  if (Math.abs(speed) < flingSpeed) return nearest
  return nearest === from ? getAdjacentStop(from, Math.sign(speed)) : nearest
}
