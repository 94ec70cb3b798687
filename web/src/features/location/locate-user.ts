import { location as limits } from '@mainstreet/contract/limits.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { resetPlace } from './current-location.ts'
import { lookFrom } from './set-location-from-point.ts'

/** Spec 8 and 9: the device gets three seconds, then it is the default place. False when it did not say. */
export async function locateMe(): Promise<boolean> {
  const point = await askDevice().catch(() => undefined)
  if (!point) {
    resetPlace()
    return false
  }
  lookFrom(point)
  return true
}

/** Where the device is; rejects when it does not say in time. */
export function askDevice(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('This device does not know where it is'))
    // the browser's own time-out does not count while it asks for permission
    const timer = setTimeout(() => reject(new Error('Too slow')), limits.geolocationTimeoutMs)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(timer)
        resolve({ lat: coords.latitude, lng: coords.longitude })
      },
      (fault) => {
        clearTimeout(timer)
        reject(fault)
      },
      { timeout: limits.geolocationTimeoutMs, maximumAge: limits.serviceCacheMs },
    )
  })
}
