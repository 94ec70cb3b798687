import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { locationLimits as limits } from '@mainstreet/contract/location/limits.ts'
import { resetBrowseLocation } from './current-location.ts'
import { setLocationFromPoint } from './set-location-from-point.ts'

/**
 * The device has three seconds, then the default location applies (docs/spec.md, sections 8 and 9). False
 * without a position.
 */
export async function locateUser(): Promise<boolean> {
  const point = await requestDevicePosition().catch(() => undefined)
  if (!point) {
    resetBrowseLocation()
    return false
  }
  setLocationFromPoint(point)
  return true
}

/** The device's position; rejects after the timeout. */
export function requestDevicePosition(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('This device has no geolocation'))
    // the browser's own timeout does not run during the permission prompt
    const timer = setTimeout(
      () => reject(new Error('The geolocation timed out')),
      limits.geolocationTimeoutMs,
    )
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(timer)
        resolve({ lat: coords.latitude, lng: coords.longitude })
      },
      (error) => {
        clearTimeout(timer)
        reject(error)
      },
      { timeout: limits.geolocationTimeoutMs, maximumAge: limits.serviceCacheMs },
    )
  })
}
