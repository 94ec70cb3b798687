import { ApiError } from '../platform/http/api-error.ts'
import type { NearQuery } from './distance-sql.ts'

type NearQueryParams = {
  lat?: number | undefined
  lng?: number | undefined
  radius?: number | undefined
  sortBy?: string | undefined
}

/** The location of a list query; rejects a single coordinate, and parameters that need a location. */
export function requireNearQuery({ lat, lng, radius, sortBy }: NearQueryParams): NearQuery | undefined {
  if (lat !== undefined && lng !== undefined) return { lat, lng, radius }
  if (lat === undefined && lng === undefined && radius === undefined && sortBy !== 'distance')
    return undefined
  const missing = lat === undefined ? 'lat' : 'lng'
  const details = [{ path: missing, message: 'lat and lng are needed together' }]
  throw new ApiError('bad_request', 'Give both lat and lng of the place', { details })
}
