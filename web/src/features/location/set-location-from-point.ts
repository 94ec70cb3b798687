import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { getBrowseLocation, setBrowseLocation } from './current-location.ts'

/** Applies at once; the name replaces the coordinates when it has loaded. */
export function setLocationFromPoint(point: Coordinates): void {
  setBrowseLocation(m.location.current, point)
  void reverseGeocode(point).then((address) => {
    if (address && getBrowseLocation().coordinates === point) setBrowseLocation(address, point)
  })
}

async function reverseGeocode({ lat, lng }: Coordinates): Promise<string | undefined> {
  const query = { lat: lat.toFixed(6), lng: lng.toFixed(6) }
  return request(calls.reverseGeocode, { query }).then(
    ({ address }) => address,
    () => undefined,
  )
}
