import { z } from 'zod'
import { type GeocoderProtocol, lineOf } from './geocoder-protocol.ts'

const text = z.string().max(500).optional()
const degrees = (most: number) => z.coerce.number().min(-most).max(most)
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
/** It answers 200 with an error where nothing has a name. */
const reversed = z.union([z.object({ error: z.string() }), place])

type Address = z.infer<typeof address>

/** Half a degree to each side are preferred, and nothing is left out. */
const reach = 0.5

/** https://nominatim.org/release-docs/latest/api/Search/ */
export const nominatim: GeocoderProtocol = {
  searchQuery: (q, { lat, lng }, most) => ({
    q,
    format: 'jsonv2',
    addressdetails: '1',
    limit: String(most),
    viewbox: [lng - reach, lat + reach, lng + reach, lat - reach].map((one) => one.toFixed(4)).join(','),
    bounded: '0',
  }),
  reverseQuery: ({ lat, lng }) => ({
    lat: String(lat),
    lon: String(lng),
    format: 'jsonv2',
    addressdetails: '1',
    zoom: '16',
  }),
  readPlaces: (answer) =>
    places.parse(answer).map((one) => {
      const [first = '', ...rest] = one.display_name.split(', ')
      const main_text = one.name || streetOf(one.address) || first
      return {
        place_id:
          one.osm_id === undefined ? `n-${one.place_id}` : `${one.osm_type?.[0] ?? 'n'}-${one.osm_id}`,
        main_text,
        secondary_text: aroundOf(one.address, main_text) || rest.join(', '),
        coordinates: { lat: one.lat, lng: one.lon },
      }
    }),
  readAddress(answer) {
    const known = reversed.parse(answer)
    if ('error' in known) return undefined
    const street = streetOf(known.address)
    return lineOf([street, aroundOf(known.address, street)]) || known.display_name
  },
}

function streetOf({ house_number, road }: Address = {}): string {
  return [house_number, road].filter(Boolean).join(' ')
}

function aroundOf(known: Address = {}, said: string): string {
  const { city, town, village, hamlet, municipality, county, state, postcode, country } = known
  const local = city ?? town ?? village ?? hamlet ?? municipality ?? county
  return lineOf([local === said ? undefined : local, state ?? country], postcode)
}
