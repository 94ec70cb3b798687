import type { Coordinates } from '@mainstreet/contract/location/distance.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { choosePlace, currentPlace } from './current-location.ts'

/** The street is seen from there at once; nobody waits for the name, which comes in its place when it is known. */
export function lookFrom(point: Coordinates): void {
  choosePlace(texts.location.current, point)
  void nameOf(point).then((address) => {
    if (address && currentPlace().coordinates === point) choosePlace(address, point)
  })
}

async function nameOf({ lat, lng }: Coordinates): Promise<string | undefined> {
  const query = { lat: lat.toFixed(6), lng: lng.toFixed(6) }
  return request(calls.reverseLocation, { query }).then(
    ({ address }) => address,
    () => undefined,
  )
}
