import { z } from 'zod'
import { decimal } from '../query-params.ts'
import { locationLimits } from './limits.ts'

const { maxLatitude, maxLongitude, maxRadiusMiles } = locationLimits

const latitude = z.number().min(-maxLatitude).max(maxLatitude)
const longitude = z.number().min(-maxLongitude).max(maxLongitude)

export const coordinates = z.object({ lat: latitude, lng: longitude })

/** As a query string contains them. */
export const latitudeParam = decimal.pipe(latitude)
export const longitudeParam = decimal.pipe(longitude)

/** The origin and the radius in miles. `lat` and `lng` come together. */
export const nearQuery = {
  lat: latitudeParam.optional(),
  lng: longitudeParam.optional(),
  radius: decimal.pipe(z.number().positive().max(maxRadiusMiles)).optional(),
}
