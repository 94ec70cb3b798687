import { z } from 'zod'
import { formatAddressLine, type GeocoderProtocol } from './geocoder-protocol.ts'

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
const featureCollection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(feature).max(100),
})

type PhotonProperties = z.infer<typeof properties>

/** https://github.com/komoot/photon: GeoJSON, longitude first. */
export const photon: GeocoderProtocol = {
  searchQuery: (q, { lat, lng }, limit) => ({
    q,
    limit: String(limit),
    lang: 'en',
    lat: lat.toFixed(4),
    lon: lng.toFixed(4),
  }),
  reverseQuery: ({ lat, lng }) => ({ lat: String(lat), lon: String(lng), limit: '1', lang: 'en' }),
  parseSuggestions: (answer) =>
    featureCollection.parse(answer).features.map(({ properties: known, geometry }) => {
      const [lng, lat] = geometry.coordinates
      const main_text = known.name || formatStreet(known)
      return {
        place_id: known.osm_id === undefined ? '' : `${known.osm_type ?? 'n'}-${known.osm_id}`.toLowerCase(),
        main_text,
        secondary_text: formatLocality(known, main_text),
        coordinates: { lat, lng },
      }
    }),
  parseAddress(answer) {
    const [first] = featureCollection.parse(answer).features
    if (!first) return undefined
    const { properties: known } = first
    const street = formatStreet(known) || known.name
    return formatAddressLine([street, formatLocality(known, street ?? '')]) || undefined
  },
}

function formatStreet({ housenumber, street }: PhotonProperties): string {
  return street ? [housenumber, street].filter(Boolean).join(' ') : ''
}

function formatLocality(
  { city, county, state, postcode, country }: PhotonProperties,
  mainText: string,
): string {
  const local = city ?? county
  return formatAddressLine([local === mainText ? undefined : local, state ?? country], postcode)
}
