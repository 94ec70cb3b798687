import { location as limits } from '@mainstreet/contract/limits.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { useState } from 'react'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { choosePlace, defaultPlace } from './place.ts'

/** Spec 8 and 9: three seconds, then the default place; an unknown address is "Current Location". */
export function useMyLocation() {
  const [busy, setBusy] = useState(false)

  async function locate() {
    setBusy(true)
    try {
      const { latitude: lat, longitude: lng } = (await askDevice()).coords
      const point = { lat: lat.toFixed(6), lng: lng.toFixed(6) }
      const known = await request(calls.reverseLocation, { query: point }).catch(() => undefined)
      choosePlace(known?.address || texts.location.current, { lat, lng })
      return true
    } catch {
      choosePlace(defaultPlace.address, defaultPlace.coordinates)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { locate, busy }
}

function askDevice(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('This device does not know where it is'))
    const timer = setTimeout(() => reject(new Error('Too slow')), limits.geolocationTimeoutMs)
    const options = { timeout: limits.geolocationTimeoutMs, maximumAge: limits.serviceCacheMs }
    navigator.geolocation.getCurrentPosition(
      (position) => {
        clearTimeout(timer)
        resolve(position)
      },
      reject,
      options,
    )
  })
}
