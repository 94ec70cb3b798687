type Point = { x: number; y: number }

const minSwipePx = 44

/** A horizontal swipe: to the next image (1) or the previous (-1). */
export function getSwipeDirection(from: Point, to: Point): -1 | 0 | 1 {
  const [x, y] = [to.x - from.x, to.y - from.y]
  if (Math.abs(x) < minSwipePx || Math.abs(x) < 1.5 * Math.abs(y)) return 0
  return x < 0 ? 1 : -1
}
