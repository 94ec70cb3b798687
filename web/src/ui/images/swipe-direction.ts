type Point = { x: number; y: number }

const minSwipePx = 44

/** A finger that goes sideways turns to the next picture (1) or the one before (-1). */
export function getSwipeDirection(from: Point, to: Point): -1 | 0 | 1 {
  const [x, y] = [to.x - from.x, to.y - from.y]
  if (Math.abs(x) < minSwipePx || Math.abs(x) < 1.5 * Math.abs(y)) return 0
  return x < 0 ? 1 : -1
}
