export type SheetStop = 'closed' | 'half' | 'full'

export const sheetStops: readonly SheetStop[] = ['closed', 'half', 'full']

/** Height of the handle in CSS pixels. */
export const handlePx = 68
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
