import { locationLimits as limits } from '@mainstreet/contract/limits.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { resetBrowseLocation } from './current-location.ts'
import { setLocationFromPoint } from './set-location-from-point.ts'

/** Spec 8 and 9: the device gets three seconds, then it is the default place. False when it did not say. */
export async function locateUser(): Promise<boolean> {
  const point = await requestDevicePosition().catch(() => undefined)
  if (!point) {
    resetBrowseLocation()
    return false
  }
  setLocationFromPoint(point)
  return true
}

/** Where the device is; rejects when it does not say in time. */
export function requestDevicePosition(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('This device does not know where it is'))
    // the browser's own time-out does not count while it asks for permission
    const timer = setTimeout(() => reject(new Error('Too slow')), limits.geolocationTimeoutMs)
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
