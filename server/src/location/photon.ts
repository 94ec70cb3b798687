import { z } from 'zod'
import { type GeocoderProtocol, lineOf } from './geocoder-protocol.ts'

const text = z.string().max(500).optional()
const properties = z.object({
  osm_type: text,
  osm_id: z.union([z.number(), z.string()]).optional(),
  name: text,
  housenumber: text,
  street: text,
  city: text,
  county: text,
  state: text,
  postcode: text,
  country: text,
})
const feature = z.object({
  properties,
  geometry: z.object({
    coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number()),
  }),
})
const collection = z.object({ type: z.literal('FeatureCollection'), features: z.array(feature).max(100) })

type Properties = z.infer<typeof properties>

/** https://github.com/komoot/photon: GeoJSON, longitude first. */
export const photon: GeocoderProtocol = {
  searchQuery: (q, { lat, lng }, most) => ({
    q,
    limit: String(most),
    lang: 'en',
    lat: lat.toFixed(4),
    lon: lng.toFixed(4),
  }),
  reverseQuery: ({ lat, lng }) => ({ lat: String(lat), lon: String(lng), limit: '1', lang: 'en' }),
  readPlaces: (answer) =>
    collection.parse(answer).features.map(({ properties: known, geometry }) => {
      const [lng, lat] = geometry.coordinates
      const main_text = known.name || streetOf(known)
      return {
        place_id: known.osm_id === undefined ? '' : `${known.osm_type ?? 'n'}-${known.osm_id}`.toLowerCase(),
        main_text,
        secondary_text: aroundOf(known, main_text),
        coordinates: { lat, lng },
      }
    }),
  readAddress(answer) {
    const [first] = collection.parse(answer).features
    if (!first) return undefined
    const { properties: known } = first
    const street = streetOf(known) || known.name
    return lineOf([street, aroundOf(known, street ?? '')]) || undefined
  },
}

function streetOf({ housenumber, street }: Properties): string {
  return street ? [housenumber, street].filter(Boolean).join(' ') : ''
}

function aroundOf({ city, county, state, postcode, country }: Properties, said: string): string {
  const local = city ?? county
  return lineOf([local === said ? undefined : local, state ?? country], postcode)
}
