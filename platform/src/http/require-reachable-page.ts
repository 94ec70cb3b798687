import { paging } from '@mainstreet/contract/paging-limits.ts'
import { ApiError } from './api-error.ts'

type PageRequest = { page: number; limit: number; total: number }

/**
 * Deeper pages cost the database more and more, and nobody reads five hundred pages. A page past the end is just empty.
 */
export function requireReachablePage({ page, limit, total }: PageRequest): void {
  const first = (page - 1) * limit
  if (first < paging.maxReachableItems || first >= total) return
  throw new ApiError('bad_request', (m) => m.errors.common.unreachablePageHint(paging.maxReachableItems), {
    details: [{ path: 'page', message: (m) => m.errors.common.unreachablePage(paging.maxReachableItems) }],
  })
}
