export type Stop = 'closed' | 'half' | 'full'

export const stops: readonly Stop[] = ['closed', 'half', 'full']

/** CSS pixels of the handle. */
export const handlePx = 68
const share: Record<Stop, number> = { closed: 0, half: 0.52, full: 0.88 }
/** CSS pixels a millisecond: faster than this the finger throws the sheet. */
const throwSpeed = 0.5

export function heightAt(stop: Stop, screenPx: number): number {
  return Math.max(handlePx, Math.round(screenPx * share[stop]))
}

export function stepFrom(stop: Stop, by: number): Stop {
  const at = Math.min(stops.length - 1, Math.max(0, stops.indexOf(stop) + by))
  return stops[at] ?? stop
}

type Release = { height: number; screenPx: number; speed: number; from: Stop }

/** Where a sheet comes to rest that is let go: the nearest stop, thrown the next one that way. `speed` is upwards. */
export function restOf({ height, screenPx, speed, from }: Release): Stop {
  const away = (stop: Stop) => Math.abs(heightAt(stop, screenPx) - height)
  const nearest = stops.reduce((best, stop) => (away(stop) < away(best) ? stop : best))
  if (Math.abs(speed) < throwSpeed) return nearest
  return nearest === from ? stepFrom(from, Math.sign(speed)) : nearest
}
