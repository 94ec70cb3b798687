import { z } from 'zod'
import { formatAddressLine, type GeocoderProtocol } from './geocoder-protocol.ts'

const text = z.string().max(500).optional()
const degrees = (max: number) => z.coerce.number().min(-max).max(max)
const address = z.object({
  house_number: text,
  road: text,
  city: text,
  town: text,
  village: text,
  hamlet: text,
  municipality: text,
  county: text,
  state: text,
  postcode: text,
  country: text,
})
const place = z.object({
  place_id: z.union([z.number(), z.string()]),
  osm_type: text,
  osm_id: z.union([z.number(), z.string()]).optional(),
  lat: degrees(90),
  lon: degrees(180),
  name: text,
  display_name: z.string().max(1000),
  address: address.optional(),
})
const places = z.array(place).max(50)
/** A point without an address gets a 200 with an error. */
const reverseResponse = z.union([z.object({ error: z.string() }), place])

type NominatimAddress = z.infer<typeof address>

/** Results within half a degree to each side are preferred; none are excluded. */
const viewboxHalfDegrees = 0.5

/** https://nominatim.org/release-docs/latest/api/Search/ */
export const nominatim: GeocoderProtocol = {
  searchQuery: (q, { lat, lng }, limit) => ({
    q,
    format: 'jsonv2',
    addressdetails: '1',
    limit: String(limit),
    viewbox: [
      lng - viewboxHalfDegrees,
      lat + viewboxHalfDegrees,
      lng + viewboxHalfDegrees,
      lat - viewboxHalfDegrees,
    ]
      .map((one) => one.toFixed(4))
      .join(','),
    bounded: '0',
  }),
  reverseQuery: ({ lat, lng }) => ({
    lat: String(lat),
    lon: String(lng),
    format: 'jsonv2',
    addressdetails: '1',
    zoom: '16',
  }),
  parseSuggestions: (response) =>
    places.parse(response).map((one) => {
      const [first = '', ...rest] = one.display_name.split(', ')
      const main_text = one.name || formatStreet(one.address) || first
      return {
        place_id:
          one.osm_id === undefined ? `n-${one.place_id}` : `${one.osm_type?.[0] ?? 'n'}-${one.osm_id}`,
        main_text,
        secondary_text: formatLocality(one.address, main_text) || rest.join(', '),
        coordinates: { lat: one.lat, lng: one.lon },
      }
    }),
  parseAddress(response) {
    const result = reverseResponse.parse(response)
    if ('error' in result) return undefined
    const street = formatStreet(result.address)
    return formatAddressLine([street, formatLocality(result.address, street)]) || result.display_name
  },
}

function formatStreet({ house_number, road }: NominatimAddress = {}): string {
  return [house_number, road].filter(Boolean).join(' ')
}

function formatLocality(address: NominatimAddress = {}, mainText: string): string {
  const { city, town, village, hamlet, municipality, county, state, postcode, country } = address
  const local = city ?? town ?? village ?? hamlet ?? municipality ?? county
  return formatAddressLine([local === mainText ? undefined : local, state ?? country], postcode)
}
