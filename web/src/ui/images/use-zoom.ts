import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { getSwipeDirection } from './swipe-direction.ts'
import {
  type FrameSize,
  initialZoomView,
  isDoubleTap,
  panBy,
  pinch,
  type Tap,
  type ZoomView,
  zoomAt,
} from './zoom.ts'

type Point = { x: number; y: number }

const zoomFactor = 1.4
const panStepPx = 60
/** A longer distance is a drag, not a tap. */
const maxTapDistancePx = 10

const identity = (frame: FrameSize) => frame

type ZoomOptions = {
  /** The displayed size of the image in its frame. */
  getContentSize?: (frame: FrameSize) => FrameSize
  /** A horizontal swipe while the whole image is visible. */
  onSwipe?: (by: -1 | 1) => void
}

/** Wheel, touch, drag, double tap and keys on one frame. */
export function useZoom({ getContentSize = identity, onSwipe }: ZoomOptions = {}) {
  const [view, setView] = useState<ZoomView>(initialZoomView)
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const pointers = useRef(new Map<number, Point>())
  // only while a single finger touches
  const touchStart = useRef<Point>(undefined)
  const lastTap = useRef<Tap>(undefined)

  const toFramePoint = useCallback(
    (event: { clientX: number; clientY: number }): Point => {
      const { left, top, width, height } = frame?.getBoundingClientRect() ?? new DOMRect()
      return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
    },
    [frame],
  )
  const sizes = useCallback((): [FrameSize, FrameSize] => {
    const size = frame?.getBoundingClientRect() ?? new DOMRect()
    return [size, getContentSize(size)]
  }, [frame, getContentSize])
  const zoom = useCallback(
    (factor: number, at: Point = { x: 0, y: 0 }) => setView((was) => zoomAt(was, factor, at, ...sizes())),
    [sizes],
  )

  // React registers passive wheel listeners, which cannot prevent scrolling
  useEffect(() => {
    if (!frame) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / 400), toFramePoint(event))
    }
    frame.addEventListener('wheel', onWheel, { passive: false })
    return () => frame.removeEventListener('wheel', onWheel)
  }, [frame, zoom, toFramePoint])

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, toFramePoint(event))
    touchStart.current = pointers.current.size === 1 ? toFramePoint(event) : undefined
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const after = toFramePoint(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, after)
    setView((was) =>
      other
        ? pinch(was, [before, other], [after, other], ...sizes())
        : panBy(was, { x: after.x - before.x, y: after.y - before.y }, ...sizes()),
    )
  }
  function onPointerUp(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId)
    const from = touchStart.current
    touchStart.current = undefined
    if (!from || event.type === 'pointercancel') return
    const press = { ...toFramePoint(event), at: event.timeStamp }
    if (Math.hypot(press.x - from.x, press.y - from.y) < maxTapDistancePx) return handleTap(press)
    const by = getSwipeDirection(from, press)
    if (by !== 0 && view.scale === 1) onSwipe?.(by)
  }
  function handleTap(press: Tap) {
    const isSecond = isDoubleTap(lastTap.current, press)
    lastTap.current = isSecond ? undefined : press
    if (isSecond) setView((was) => (was.scale > 1 ? initialZoomView : zoomAt(was, 2.5, press, ...sizes())))
  }

  function onKeyDown(event: KeyboardEvent) {
    const panByKey: Record<string, Point> = {
      ArrowLeft: { x: panStepPx, y: 0 },
      ArrowRight: { x: -panStepPx, y: 0 },
      ArrowUp: { x: 0, y: panStepPx },
      ArrowDown: { x: 0, y: -panStepPx },
    }
    const by = panByKey[event.key]
    if (by) setView((was) => panBy(was, by, ...sizes()))
    else if (event.key === '+' || event.key === '=') zoom(zoomFactor)
    else if (event.key === '-') zoom(1 / zoomFactor)
    else if (event.key === '0') setView(initialZoomView)
    else return
    event.preventDefault()
  }

  return {
    view,
    zoomIn: () => zoom(zoomFactor),
    zoomOut: () => zoom(1 / zoomFactor),
    zoomTo: (scale: number) => zoom(scale / view.scale),
    /** Clamps the edges to the frame once the size of the image is known. */
    clampToFrame: () => zoom(1),
    reset: () => setView(initialZoomView),
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
