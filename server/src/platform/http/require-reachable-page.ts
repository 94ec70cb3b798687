import { paging } from '@mainstreet/contract/limits.ts'
import { ApiError } from './api-error.ts'

type PageRequest = { page: number; limit: number; total: number }

/** What lies deeper costs the database more and more, and nobody turns five hundred pages. Past the end is merely empty. */
export function requireReachablePage({ page, limit, total }: PageRequest): void {
  const first = (page - 1) * limit
  if (first < paging.maxReachableItems || first >= total) return
  const message = `Only the first ${paging.maxReachableItems.toLocaleString('en-US')} can be turned to`
  throw new ApiError('bad_request', `${message}. Please narrow the list down.`, {
    details: [{ path: 'page', message }],
  })
}
