import type { Coordinates } from './distance.ts'

export type NamedPlace = { address: string; coordinates: Coordinates }

/** Carries the place that a visitor has chosen to the server, so that it renders the page for it. */
export const placeCookie = 'mainstreet_place'
const maxAddress = 200
/** About 10 m: near enough to rank by. */
const scale = 10_000

/** A cookie's value: 'lat,lng,address', with nothing in it that ends a cookie. */
export function formatPlace({ address, coordinates: { lat, lng } }: NamedPlace): string {
  const rounded = [lat, lng].map((degrees) => Math.round(degrees * scale) / scale)
  return [...rounded, encodeURIComponent(address.slice(0, maxAddress).toWellFormed())].join(',')
}

/** Undefined for what we have not written: anybody may send a cookie. */
export function parsePlace(value: string | undefined): NamedPlace | undefined {
  const [, latText = '', lngText = '', encoded = ''] =
    /^(-?\d{1,2}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?),([\w%.!~*'()-]{1,2000})$/.exec(value ?? '') ?? []
  const address = decoded(encoded)?.trim()
  const coordinates = { lat: Number(latText), lng: Number(lngText) }
  const onEarth = Math.abs(coordinates.lat) <= 90 && Math.abs(coordinates.lng) <= 180
  if (!address || address.length > maxAddress || !onEarth) return undefined
  return { address, coordinates }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    // a broken escape is not ours
    return undefined
  }
}
