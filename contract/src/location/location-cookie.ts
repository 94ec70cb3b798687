import { cutText } from '../text/cut-text.ts'
import type { Coordinates } from './distance.ts'
import { locationLimits } from './limits.ts'

export type NamedLocation = { address: string; coordinates: Coordinates }

/** Sends the visitor's chosen location to the server, which renders the page for it. */
export const locationCookieName = 'mainstreet_location'
const maxAddressChars = 200
/** About 10 m: precise enough for ranking. */
const coordinateScale = 10_000

/** The cookie's value: 'lat,lng,address', with the address percent-encoded. */
export function formatLocationCookie({ address, coordinates: { lat, lng } }: NamedLocation): string {
  const rounded = [lat, lng].map((degrees) => Math.round(degrees * coordinateScale) / coordinateScale)
  return encodeURIComponent([...rounded, cutText(address, maxAddressChars)].join(',').toWellFormed())
}

/** Reads the decoded cookie on the server. Undefined for any value that we did not write: cookies are untrusted. */
export function parseLocationCookie(text: string | undefined): NamedLocation | undefined {
  const [, lat, lng, name = ''] =
    /^(-?\d{1,2}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?),(.+)$/s.exec(text ?? '') ?? []
  const address = name.trim()
  const coordinates = { lat: Number(lat), lng: Number(lng) }
  const onEarth =
    Math.abs(coordinates.lat) <= locationLimits.maxLatitude &&
    Math.abs(coordinates.lng) <= locationLimits.maxLongitude
  if (!address || address.length > maxAddressChars || !onEarth) return undefined
  return { address, coordinates }
}
