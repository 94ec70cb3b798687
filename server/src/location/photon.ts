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
  parseSuggestions: (response) =>
    featureCollection.parse(response).features.map(({ properties: place, geometry }) => {
      const [lng, lat] = geometry.coordinates
      const main_text = place.name || formatStreet(place)
      return {
        place_id: place.osm_id === undefined ? '' : `${place.osm_type ?? 'n'}-${place.osm_id}`.toLowerCase(),
        main_text,
        secondary_text: formatLocality(place, main_text),
        coordinates: { lat, lng },
      }
    }),
  parseAddress(response) {
    const [first] = featureCollection.parse(response).features
    if (!first) return undefined
    const { properties: place } = first
    const street = formatStreet(place) || place.name
    return formatAddressLine([street, formatLocality(place, street ?? '')]) || undefined
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
