export type SheetStop = 'closed' | 'half' | 'full'

export const sheetStops: readonly SheetStop[] = ['closed', 'half', 'full']

/** CSS pixels of the handle. */
export const handlePx = 68
const heightShares: Record<SheetStop, number> = { closed: 0, half: 0.52, full: 0.88 }
/** CSS pixels a millisecond: faster than this the finger throws the sheet. */
const flingSpeed = 0.5

export function getSheetHeightPx(stop: SheetStop, screenPx: number): number {
  return Math.max(handlePx, Math.round(screenPx * heightShares[stop]))
}

export function getAdjacentStop(stop: SheetStop, by: number): SheetStop {
  const at = Math.min(sheetStops.length - 1, Math.max(0, sheetStops.indexOf(stop) + by))
  return sheetStops[at] ?? stop
}

type SheetRelease = { height: number; screenPx: number; speed: number; from: SheetStop }

/** Where a sheet comes to rest that is let go: the nearest stop, thrown the next one that way. `speed` is upwards. */
export function getRestingStop({ height, screenPx, speed, from }: SheetRelease): SheetStop {
  const distanceTo = (stop: SheetStop) => Math.abs(getSheetHeightPx(stop, screenPx) - height)
  const nearest = sheetStops.reduce((best, stop) => (distanceTo(stop) < distanceTo(best) ? stop : best))
  if (Math.abs(speed) < flingSpeed) return nearest
  return nearest === from ? getAdjacentStop(from, Math.sign(speed)) : nearest
}
