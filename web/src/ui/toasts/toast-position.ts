export type Box = { left: number; top: number; right: number; bottom: number }
/** What a toast should leave free: the larger the weight, the more. */
export type Control = Box & { weight: number }
export type ToastPlace = { left: number; bottom: number }

export const weights = { link: 0.5, control: 2, bar: 30, main: 100 } as const

const marginPx = 12
const stepPx = 8
/** A place in the middle of the screen has to be worth it: what another column costs, the upper edge, and each pixel away from an edge. */
const columnCost = 3
const upperEdgePx = 160
const costPerPx = 0.1

type Input = {
  screen: { width: number; height: number }
  size: { width: number; height: number }
  controls: readonly Control[]
  /** Where the toasts are; kept while they cover no main action there. */
  current?: ToastPlace | undefined
}

/** The lower right corner, or the nearest place from which no main action is covered. */
export function placeToasts({ screen, size, controls, current }: Input): ToastPlace {
  const lowest = screen.height - marginPx
  const highest = Math.min(lowest, marginPx + size.height)
  const lefts = columnsFor(screen.width, size.width)
  const covered = (place: ToastPlace) => coveredWeight(boxAt(place, size), controls)

  if (current && fits(current, lefts, highest, lowest) && covered(current) < weights.bar) return current

  let best = { left: lefts[0] ?? marginPx, bottom: lowest }
  let bestCost = Number.POSITIVE_INFINITY
  for (const [column, left] of lefts.entries()) {
    for (let bottom = lowest; bottom >= highest; bottom -= stepPx) {
      const place = { left, bottom }
      const away = Math.min(lowest - bottom, bottom - highest + upperEdgePx)
      const cost = covered(place) + column * columnCost + away * costPerPx
      if (cost < bestCost) [best, bestCost] = [place, cost]
    }
  }
  return best
}

/** Right, left and middle; a phone has room for one. */
function columnsFor(screenWidth: number, width: number): number[] {
  const right = screenWidth - width - marginPx
  if (right < width) return [Math.max(0, (screenWidth - width) / 2)]
  return [right, marginPx, (screenWidth - width) / 2]
}

function fits({ left, bottom }: ToastPlace, lefts: number[], highest: number, lowest: number): boolean {
  return lefts.includes(left) && bottom >= highest && bottom <= lowest
}

function boxAt({ left, bottom }: ToastPlace, { width, height }: Input['size']): Box {
  return { left, right: left + width, top: bottom - height, bottom }
}

function coveredWeight(box: Box, controls: readonly Control[]): number {
  let sum = 0
  for (const one of controls) {
    const apart =
      one.right <= box.left || one.left >= box.right || one.bottom <= box.top || one.top >= box.bottom
    if (!apart) sum += one.weight
  }
  return sum
}
