import { z } from 'zod'
import { call } from '../call.ts'
import { searchText } from '../fields.ts'
import { coordinates, latitudeParam, longitudeParam, nearQuery } from './fields.ts'

export const locationSuggestion = z.object({
  place_id: z.string(),
  main_text: z.string(),
  secondary_text: z.string(),
  coordinates,
})
export type LocationSuggestion = z.infer<typeof locationSuggestion>

const pointQuery = {
  lat: latitudeParam,
  lng: longitudeParam,
}

export const basemap = z.object({
  /** A MapLibre style with its own base map; null when the data below is all there is. */
  style_url: z.string().nullable(),
  /** Outlines as [longitude, latitude]. */
  areas: z.array(z.object({ name: z.string(), rings: z.array(z.array(z.tuple([z.number(), z.number()]))) })),
  /** Largest first; `size` is the number of postal codes. */
  towns: z.array(z.object({ name: z.string(), coordinates, size: z.int() })),
})
export type Basemap = z.infer<typeof basemap>

export const locationCalls = {
  searchLocations: call({
    method: 'GET',
    path: '/api/location/search',
    access: 'public',
    summary: 'Search for places',
    description: 'Finds places by name or postcode. Near and large places come first.',
    query: z.object({ q: searchText, lat: nearQuery.lat, lng: nearQuery.lng }),
    response: z.object({ data: z.array(locationSuggestion) }),
  }),
  reverseGeocode: call({
    method: 'GET',
    path: '/api/location/reverse',
    access: 'public',
    summary: 'Get the address of a point',
    description: 'Returns the address at the given coordinates.',
    query: z.object(pointQuery),
    response: z.object({ address: z.string() }),
  }),
  getBasemap: call({
    method: 'GET',
    path: '/api/location/map',
    access: 'public',
    summary: 'Get the base map around a point',
    description:
      'Returns the address of a map style, or the outlines and towns to draw where no style is configured.',
    query: z.object(pointQuery),
    response: basemap,
  }),
}
