import { hourMs, minuteMs, secondMs } from '../durations.ts'
import { freeze } from '../freeze.ts'

/** docs/spec.md, sections 5 and 9. */
export const locationLimits = freeze({
  maxLatitude: 90,
  maxLongitude: 180,
  /** Half the circumference of the earth. */
  maxRadiusMiles: 12_500,
  minChars: 2,
  debounceMs: 500,
  geolocationTimeoutMs: 3 * secondMs,
  serviceCacheMs: 10 * minuteMs,
  homeCacheMs: 30 * minuteMs,
  reverseCacheMs: hourMs,
  defaultAddress: 'Mariposa, CA',
  defaultCoordinates: freeze({ lat: 37.4845, lng: -119.9661 }),
})

/** Below one mile, distances are shown in feet. */
export const distanceRule = freeze({ earthRadiusMiles: 3959, feetPerMile: 5280, feetBelowMiles: 1 })
