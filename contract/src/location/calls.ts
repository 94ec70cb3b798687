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
  /** A MapLibre style that brings its own ground; null where what follows is all there is. */
  style_url: z.string().nullable(),
  /** Outlines as longitude, latitude. */
  areas: z.array(z.object({ name: z.string(), rings: z.array(z.array(z.tuple([z.number(), z.number()]))) })),
  /** The largest first; `size` is how many postcodes it has. */
  towns: z.array(z.object({ name: z.string(), coordinates, size: z.int() })),
})
export type Basemap = z.infer<typeof basemap>

export const locationCalls = {
  searchLocations: call({
    method: 'GET',
    path: '/api/location/search',
    access: 'public',
    summary: 'Places of this name or postcode; near ones and large ones first.',
    query: z.object({ q: searchText, lat: nearQuery.lat, lng: nearQuery.lng }),
    response: z.object({ data: z.array(locationSuggestion) }),
  }),
  reverseGeocode: call({
    method: 'GET',
    path: '/api/location/reverse',
    access: 'public',
    summary: 'The address of a point.',
    query: z.object(pointQuery),
    response: z.object({ address: z.string() }),
  }),
  getBasemap: call({
    method: 'GET',
    path: '/api/location/map',
    access: 'public',
    summary: 'What a map of the place stands on: a style to load, or counties and towns to draw.',
    query: z.object(pointQuery),
    response: basemap,
  }),
}
