import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { turnedBy } from './swipe-direction.ts'
import { type Frame, isDoublePress, moved, type Press, pinched, type View, whole, zoomed } from './zoom.ts'

type Point = { x: number; y: number }

const step = 1.4
const stride = 60
/** More is a drag, not a press. */
const pressPx = 10

const same = (frame: Frame) => frame

type Ways = {
  /** How large the picture is drawn in its frame. */
  drawnIn?: (frame: Frame) => Frame
  /** A finger has gone sideways over the whole picture. */
  onTurn?: (by: -1 | 1) => void
}

/** Wheel, fingers, drag, double press and keys on one frame. */
export function useZoom({ drawnIn = same, onTurn }: Ways = {}) {
  const [view, setView] = useState<View>(whole)
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const fingers = useRef(new Map<number, Point>())
  // of a finger that is alone on the glass until it leaves
  const begun = useRef<Point>(undefined)
  const pressed = useRef<Press>(undefined)

  const place = useCallback(
    (event: { clientX: number; clientY: number }): Point => {
      const { left, top, width, height } = frame?.getBoundingClientRect() ?? new DOMRect()
      return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
    },
    [frame],
  )
  const sizes = useCallback((): [Frame, Frame] => {
    const size = frame?.getBoundingClientRect() ?? new DOMRect()
    return [size, drawnIn(size)]
  }, [frame, drawnIn])
  const zoom = useCallback(
    (factor: number, at: Point = { x: 0, y: 0 }) => setView((was) => zoomed(was, factor, at, ...sizes())),
    [sizes],
  )

  // React listens to the wheel without the right to stop the page from scrolling
  useEffect(() => {
    if (!frame) return
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / 400), place(event))
    }
    frame.addEventListener('wheel', turn, { passive: false })
    return () => frame.removeEventListener('wheel', turn)
  }, [frame, zoom, place])

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, place(event))
    begun.current = fingers.current.size === 1 ? place(event) : undefined
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const after = place(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, after)
    setView((was) =>
      other
        ? pinched(was, [before, other], [after, other], ...sizes())
        : moved(was, { x: after.x - before.x, y: after.y - before.y }, ...sizes()),
    )
  }
  function onPointerUp(event: PointerEvent<HTMLElement>) {
    fingers.current.delete(event.pointerId)
    const from = begun.current
    begun.current = undefined
    if (!from || event.type === 'pointercancel') return
    const press = { ...place(event), at: event.timeStamp }
    if (Math.hypot(press.x - from.x, press.y - from.y) < pressPx) return onPress(press)
    const by = turnedBy(from, press)
    if (by !== 0 && view.scale === 1) onTurn?.(by)
  }
  function onPress(press: Press) {
    const isSecond = isDoublePress(pressed.current, press)
    pressed.current = isSecond ? undefined : press
    if (isSecond) setView((was) => (was.scale > 1 ? whole : zoomed(was, 2.5, press, ...sizes())))
  }

  function onKeyDown(event: KeyboardEvent) {
    const way: Record<string, Point> = {
      ArrowLeft: { x: stride, y: 0 },
      ArrowRight: { x: -stride, y: 0 },
      ArrowUp: { x: 0, y: stride },
      ArrowDown: { x: 0, y: -stride },
    }
    const by = way[event.key]
    if (by) setView((was) => moved(was, by, ...sizes()))
    else if (event.key === '+' || event.key === '=') zoom(step)
    else if (event.key === '-') zoom(1 / step)
    else if (event.key === '0') setView(whole)
    else return
    event.preventDefault()
  }

  return {
    view,
    closer: () => zoom(step),
    farther: () => zoom(1 / step),
    zoomTo: (scale: number) => zoom(scale / view.scale),
    /** Brings the edges back to the frame when the picture's size has become known. */
    hold: () => zoom(1),
    reset: () => setView(whole),
    frame: {
      ref: setFrame,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
    },
    onKeyDown,
  }
}
