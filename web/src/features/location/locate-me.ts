import { location as limits } from '@mainstreet/contract/limits.ts'
import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { choosePlace, currentPlace, defaultPlace } from './place.ts'

/** Spec 8 and 9: the device gets three seconds, then it is the default place. False when it did not say. */
export async function locateMe(): Promise<boolean> {
  const point = await askDevice().catch(() => undefined)
  if (!point) {
    choosePlace(defaultPlace.address, defaultPlace.coordinates)
    return false
  }
  // nobody waits for the name: it comes in its place when it is known
  choosePlace(texts.location.current, point)
  void nameOf(point).then((address) => {
    if (address && currentPlace().coordinates === point) choosePlace(address, point)
  })
  return true
}

async function nameOf({ lat, lng }: Coordinates): Promise<string | undefined> {
  const query = { lat: lat.toFixed(6), lng: lng.toFixed(6) }
  return request(calls.reverseLocation, { query }).then(
    ({ address }) => address,
    () => undefined,
  )
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
