import { type PointerEvent, useRef } from 'react'

type Point = { x: number; y: number }

const minSwipePx = 44

/** For an element that is swiped sideways with one finger, or with the mouse. */
export function useSwipe(onSwipe: (by: -1 | 1, pointerType: string) => void) {
  const from = useRef<Point>(undefined)
  return {
    // another finger makes it a pinch
    onPointerDown: ({ isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      from.current = isPrimary ? { x, y } : undefined
    },
    onPointerUp: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      const by = from.current ? getSwipeDirection(from.current, { x, y }) : 0
      from.current = undefined
      if (by !== 0) onSwipe(by, pointerType)
    },
  }
}

/** A horizontal swipe: to the next image (1) or the previous (-1). */
export function getSwipeDirection(from: Point, to: Point): -1 | 0 | 1 {
  const [x, y] = [to.x - from.x, to.y - from.y]
  if (Math.abs(x) < minSwipePx || Math.abs(x) < 1.5 * Math.abs(y)) return 0
  return x < 0 ? 1 : -1
}
