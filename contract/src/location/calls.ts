import { z } from 'zod'
import { call } from '../call.ts'
import { decimal } from '../query.ts'
import { coordinates } from './coordinates.ts'

export const locationSuggestion = z.object({
  place_id: z.string(),
  main_text: z.string(),
  secondary_text: z.string(),
  coordinates,
})
export type LocationSuggestion = z.infer<typeof locationSuggestion>

export const locationCalls = {
  searchLocation: call({
    method: 'GET',
    path: '/api/location/search',
    access: 'public',
    summary: 'Places whose name or postcode begins like this.',
    query: z.object({ q: z.string().trim().max(200) }),
    answer: z.object({ data: z.array(locationSuggestion) }),
  }),
  reverseLocation: call({
    method: 'GET',
    path: '/api/location/reverse',
    access: 'public',
    summary: 'The address of a point.',
    query: z.object({
      lat: decimal.pipe(z.number().min(-90).max(90)),
      lng: decimal.pipe(z.number().min(-180).max(180)),
    }),
    answer: z.object({ address: z.string() }),
  }),
}
