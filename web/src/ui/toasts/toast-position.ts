export type ScreenBox = { left: number; top: number; right: number; bottom: number }
/** An element that toasts should not cover: the larger the weight, the less. */
export type ToastObstacle = ScreenBox & { weight: number }
export type ToastPosition = { left: number; bottom: number }

export const obstacleWeights = { link: 0.5, control: 2, bar: 30, main: 100 } as const

const screenMarginPx = 12
const searchStepPx = 4
/**
 * A position away from the corner has a cost: for another column, for the upper edge, and per pixel away
 * from an edge.
 */
const columnCost = 3
const upperEdgePx = 160
const costPerPxFromEdge = 0.1

type ToastPositionInput = {
  screen: { width: number; height: number }
  size: { width: number; height: number }
  obstacles: readonly ToastObstacle[]
  /** The current position; kept while it covers no main action. */
  current?: ToastPosition | undefined
}

/** The lower right corner, or the nearest position that covers no main action. */
export function findToastPosition({ screen, size, obstacles, current }: ToastPositionInput): ToastPosition {
  const lowest = screen.height - screenMarginPx
  const highest = Math.min(lowest, screenMarginPx + size.height)
  const lefts = getColumnOffsets(screen.width, size.width)
  const coveredWeightAt = (position: ToastPosition) =>
    getCoveredWeight(getToastBox(position, size), obstacles)

  if (
    current &&
    isAllowedPosition(current, lefts, highest, lowest) &&
    coveredWeightAt(current) < obstacleWeights.bar
  )
    return current

  let best = { left: lefts[0] ?? screenMarginPx, bottom: lowest }
  let bestCost = Number.POSITIVE_INFINITY
  for (const [column, left] of lefts.entries()) {
    for (let bottom = lowest; bottom >= highest; bottom -= searchStepPx) {
      const position = { left, bottom }
      const away = Math.min(lowest - bottom, bottom - highest + upperEdgePx)
      const cost = coveredWeightAt(position) + column * columnCost + away * costPerPxFromEdge
      if (cost < bestCost) [best, bestCost] = [position, cost]
    }
  }
  return best
}

/** Right, left and middle; a phone has room for one column. */
function getColumnOffsets(screenWidth: number, width: number): number[] {
  const right = screenWidth - width - screenMarginPx
  if (right < width) return [Math.max(0, (screenWidth - width) / 2)]
  return [right, screenMarginPx, (screenWidth - width) / 2]
}

function isAllowedPosition(
  { left, bottom }: ToastPosition,
  lefts: number[],
  highest: number,
  lowest: number,
): boolean {
  return lefts.includes(left) && bottom >= highest && bottom <= lowest
}

function getToastBox(
  { left, bottom }: ToastPosition,
  { width, height }: ToastPositionInput['size'],
): ScreenBox {
  return { left, right: left + width, top: bottom - height, bottom }
}

function getCoveredWeight(box: ScreenBox, controls: readonly ToastObstacle[]): number {
  let sum = 0
  for (const one of controls) {
    const apart =
      one.right <= box.left || one.left >= box.right || one.bottom <= box.top || one.top >= box.bottom
    if (!apart) sum += one.weight
  }
  return sum
}
