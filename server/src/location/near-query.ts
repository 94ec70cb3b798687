import { ApiError, type ApiErrorDetail } from '@mainstreet/platform/http/api-error.ts'
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
  const needsLocation = radius !== undefined || sortBy === 'distance' || sortBy === 'near_open'
  if (lat === undefined && lng === undefined && !needsLocation) return undefined
  const missing = lat === undefined ? 'lat' : 'lng'
  const details = [
    { path: missing, message: (m) => m.errors.location.coordinatesTogether },
  ] as ApiErrorDetail[]
  throw new ApiError('bad_request', (m) => m.errors.location.coordinatesIncomplete, { details })
}
