import { dayMs, minuteMs } from '../durations.ts'

const bucketMs = 15 * minuteMs
const maxCachedZones = 32
const maxCachedOffsets = 2048
/**
 * What a page computes: a pickup promise looks nine days and its shop's preparation time ahead; the hours of a day need
 * the days around it.
 */
const fixedOffsetDays = { past: 4, coming: 14 }

type CachedTimeZone = { format: Intl.DateTimeFormat; offsets: Map<number, number> }
const timeZoneCache = new Map<string, CachedTimeZone>()

/** Between `from` and `until` (milliseconds) the zone's offset does not change. */
export type FixedOffsetZone = { name: string; from: number; until: number; offset: number }
const knownFixedOffsets = new Map<string, FixedOffsetZone>()

/** An IANA name; plain offsets such as +05:00 are rejected. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+\-/]{0,63}$/.test(name)) return false
  try {
    return Boolean(getTimeZone(name))
  } catch {
    return false
  }
}

/** The zone's offset from UTC in milliseconds. Cached per quarter hour: no zone changes within one. */
export function getOffsetMs(timeZone: string, at: number): number {
  const fixed = knownFixedOffsets.get(timeZone)
  if (fixed && at >= fixed.from && at < fixed.until) return fixed.offset
  const zone = getTimeZone(timeZone)
  const bucket = Math.floor(at / bucketMs)
  const cached = zone.offsets.get(bucket)
  if (cached !== undefined) return cached

  const offset = computeOffsetMs(zone.format, bucket * bucketMs)
  if (zone.offsets.size >= maxCachedOffsets) zone.offsets.clear()
  zone.offsets.set(bucket, offset)
  return offset
}

/**
 * The offset that the server sends to the browser, where computing it would take longer; undefined near a
 * clock change.
 */
export function getFixedOffsetZone(name: string, now: number): FixedOffsetZone | undefined {
  const from = now - fixedOffsetDays.past * dayMs
  const until = now + fixedOffsetDays.coming * dayMs
  const offset = getOffsetMs(name, now)
  for (let at = from; at <= until; at += dayMs) if (getOffsetMs(name, at) !== offset) return undefined
  return { name, from, until, offset }
}

export function setFixedOffsetZone(zone: FixedOffsetZone) {
  knownFixedOffsets.set(zone.name, zone)
}

/** The local calendar day as the number of days since 1970-01-01. */
export function getLocalDay(timeZone: string, at: number): number {
  return Math.floor((at + getOffsetMs(timeZone, at)) / dayMs)
}

export function getLocalYear(timeZone: string, at: number): number {
  return new Date(at + getOffsetMs(timeZone, at)).getUTCFullYear()
}

/** Minutes since local midnight by the local clock. */
export function getLocalMinutes(timeZone: string, at: number): number {
  return Math.floor((at + getOffsetMs(timeZone, at) - getLocalDay(timeZone, at) * dayMs) / minuteMs)
}

/** For a local time that occurs twice the first instant; for a skipped one the instant of the change. */
export function toInstant(timeZone: string, day: number, minutes: number): number {
  const wall = day * dayMs + minutes * minuteMs
  const before = getOffsetMs(timeZone, wall - dayMs)
  const after = getOffsetMs(timeZone, wall + dayMs)
  if (before === after || getOffsetMs(timeZone, wall - before) === before) return wall - before
  if (getOffsetMs(timeZone, wall - after) === after) return wall - after

  let jump = Math.ceil((wall - after) / bucketMs) * bucketMs
  while (getOffsetMs(timeZone, jump) === before && jump < wall - before) jump += bucketMs
  return jump
}

function getTimeZone(name: string): CachedTimeZone {
  const known = timeZoneCache.get(name)
  if (known) return known

  // parsed below, never shown
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
  const oldest = timeZoneCache.size >= maxCachedZones ? timeZoneCache.keys().next().value : undefined
  if (oldest !== undefined) timeZoneCache.delete(oldest)
  const zone = { format, offsets: new Map<number, number>() }
  timeZoneCache.set(name, zone)
  return zone
}

function computeOffsetMs(format: Intl.DateTimeFormat, at: number): number {
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = (
    format.format(at).match(/\d+/g) ?? []
  ).map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second) - at
}
