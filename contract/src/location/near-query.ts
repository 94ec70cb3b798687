import { z } from 'zod'
import { decimal } from '../query-params.ts'

/** Where from, and how far in miles. `lat` and `lng` come together. */
export const nearQuery = {
  lat: decimal.pipe(z.number().min(-90).max(90)).optional(),
  lng: decimal.pipe(z.number().min(-180).max(180)).optional(),
  radius: decimal.pipe(z.number().positive().max(12_500)).optional(),
}
