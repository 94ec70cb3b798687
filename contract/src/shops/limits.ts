import { freeze } from '../freeze.ts'

/** Shops within `radiusMiles` count for the status line of the home page. */
export const nearbyLimits = freeze({ maxShops: 10, radiusMiles: 10 })

/**
 * A map view narrower than `nearDegrees` has up to `maxPins` pins. A wider one has at least `cells` / 2 by
 * `cells` / 2 cells, where more than `pinsPerCell` shops become one number. At most `maxCounted` shops are
 * counted.
 */
export const shopMap = freeze({
  pinsBelowDegrees: 0.06,
  maxPins: 300,
  gridCells: 8,
  maxPinsPerCell: 2,
  maxCountedShops: 100_000,
})

export const shopLimits = freeze({
  maxSocialLinks: 10,
  maxSocialNetworkChars: 40,
  /** Shops in one call that counts products. */
  maxCountedShops: 200,
})

/** docs/design.md, section 5: the pickup promise. */
export const openingHoursLimits = freeze({
  horizonHours: 72,
  pickupMinHours: 2,
  pickupMaxHours: 72,
  closesSoonMinutes: 30,
  labelHorizonHours: 7 * 24,
  openMinutesHorizonDays: 31,
  maxPeriodsPerDay: 6,
  /** Days to come; a client may send as many past ones. */
  maxExceptions: 100,
  maxSentExceptions: 200,
  maxNoteChars: 200,
  defaultTimeZone: 'America/Los_Angeles',
})

/** docs/design.md, section 5: the pickup times to choose from. */
export const pickupLimits = freeze({ stepMinutes: 30, graceMinutes: 10 })
