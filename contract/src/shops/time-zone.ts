const bucketMs = 15 * 60_000
const dayMs = 86_400_000
const maxZones = 32
const maxOffsets = 2048
/** As far as an opening is looked for, and the days beside it. */
const steadyDays = 10

type Zone = { format: Intl.DateTimeFormat; offsets: Map<number, number> }
const zones = new Map<string, Zone>()

/** Between two moments the zone's clock is not changed. */
export type SteadyZone = { name: string; from: number; until: number; offset: number }
const told = new Map<string, SteadyZone>()

/** An IANA name; bare offsets such as +05:00 are not. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+\-/]{0,63}$/.test(name)) return false
  try {
    return Boolean(zoneOf(name))
  } catch {
    return false
  }
}

/** What the zone's clock is ahead of UTC, in milliseconds. Kept per quarter hour: no zone changes within one. */
export function offsetAt(timeZone: string, at: number): number {
  const steady = told.get(timeZone)
  if (steady && at >= steady.from && at < steady.until) return steady.offset
  const zone = zoneOf(timeZone)
  const bucket = Math.floor(at / bucketMs)
  const known = zone.offsets.get(bucket)
  if (known !== undefined) return known

  const offset = readOffset(zone.format, bucket * bucketMs)
  if (zone.offsets.size >= maxOffsets) zone.offsets.clear()
  zone.offsets.set(bucket, offset)
  return offset
}

/** What the server tells a browser, which would take longer to ask its own tables; undefined about a change of the clocks. */
export function steadyZone(name: string, now: number): SteadyZone | undefined {
  const from = now - steadyDays * dayMs
  const until = now + steadyDays * dayMs
  const offset = offsetAt(name, now)
  for (let at = from; at <= until; at += dayMs) if (offsetAt(name, at) !== offset) return undefined
  return { name, from, until, offset }
}

export function trustZone(zone: SteadyZone) {
  told.set(zone.name, zone)
}

/** The local calendar day, counted from 1970-01-01. */
export function localDay(timeZone: string, at: number): number {
  return Math.floor((at + offsetAt(timeZone, at)) / dayMs)
}

/** Minutes since local midnight by the clock on the wall. */
export function localMinutes(timeZone: string, at: number): number {
  return Math.floor((at + offsetAt(timeZone, at) - localDay(timeZone, at) * dayMs) / 60_000)
}

/** Of a time that the clock shows twice the first; of one that it skips the moment of the jump. */
export function instantOf(timeZone: string, day: number, minutes: number): number {
  const wall = day * dayMs + minutes * 60_000
  const before = offsetAt(timeZone, wall - dayMs)
  const after = offsetAt(timeZone, wall + dayMs)
  if (before === after || offsetAt(timeZone, wall - before) === before) return wall - before
  if (offsetAt(timeZone, wall - after) === after) return wall - after

  let jump = Math.ceil((wall - after) / bucketMs) * bucketMs
  while (offsetAt(timeZone, jump) === before && jump < wall - before) jump += bucketMs
  return jump
}

function zoneOf(name: string): Zone {
  const known = zones.get(name)
  if (known) return known

  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const oldest = zones.size >= maxZones ? zones.keys().next().value : undefined
  if (oldest !== undefined) zones.delete(oldest)
  const zone = { format, offsets: new Map<number, number>() }
  zones.set(name, zone)
  return zone
}

function readOffset(format: Intl.DateTimeFormat, at: number): number {
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = (
    format.format(at).match(/\d+/g) ?? []
  ).map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second) - at
}
