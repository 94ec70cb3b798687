import { Refusal } from '../platform/http/api-error.ts'
import type { Near } from './distance-sql.ts'

type Asked = {
  lat?: number | undefined
  lng?: number | undefined
  radius?: number | undefined
  sortBy?: string | undefined
}

/** The place that a list is asked from; refuses half of one, and what makes no sense without one. */
export function nearOf({ lat, lng, radius, sortBy }: Asked): Near | undefined {
  if (lat !== undefined && lng !== undefined) return { lat, lng, radius }
  if (lat === undefined && lng === undefined && radius === undefined && sortBy !== 'distance')
    return undefined
  const missing = lat === undefined ? 'lat' : 'lng'
  const details = [{ path: missing, message: 'lat and lng are needed together' }]
  throw new Refusal('bad_request', 'Give both lat and lng of the place', { details })
}
