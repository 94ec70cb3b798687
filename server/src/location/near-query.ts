import { ApiError } from '../platform/http/api-error.ts'
import type { NearQuery } from './distance-sql.ts'

type NearQueryParams = {
  lat?: number | undefined
  lng?: number | undefined
  radius?: number | undefined
  sortBy?: string | undefined
}

/** The place that a list is asked from; refuses half of one, and what makes no sense without one. */
export function requireNearQuery({ lat, lng, radius, sortBy }: NearQueryParams): NearQuery | undefined {
  if (lat !== undefined && lng !== undefined) return { lat, lng, radius }
  if (lat === undefined && lng === undefined && radius === undefined && sortBy !== 'distance')
    return undefined
  const missing = lat === undefined ? 'lat' : 'lng'
  const details = [{ path: missing, message: 'lat and lng are needed together' }]
  throw new ApiError('bad_request', 'Give both lat and lng of the place', { details })
}
