import { locationLimits } from '../limits.ts'
import type { Coordinates } from './distance.ts'

export type NamedLocation = { address: string; coordinates: Coordinates }

/** Carries the place that a visitor has chosen to the server, so that it renders the page for it. */
export const locationCookieName = 'mainstreet_place'
const maxAddressChars = 200
/** About 10 m: near enough to rank by. */
const coordinateScale = 10_000

/** As the cookie is written: 'lat,lng,address', encoded as a part of an address is. */
export function formatLocationCookie({ address, coordinates: { lat, lng } }: NamedLocation): string {
  const rounded = [lat, lng].map((degrees) => Math.round(degrees * coordinateScale) / coordinateScale)
  return encodeURIComponent([...rounded, address.slice(0, maxAddressChars)].join(',').toWellFormed())
}

/** Of the decoded cookie, as a server reads it. Undefined for what we have not written: anybody may send a cookie. */
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
