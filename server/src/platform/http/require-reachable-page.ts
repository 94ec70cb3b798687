import { paging } from '@mainstreet/contract/limits.ts'
import { Refusal } from './api-error.ts'

type Part = { page: number; limit: number; total: number }

/** What lies deeper costs the database more and more, and nobody turns five hundred pages. Past the end is merely empty. */
export function requireReachable({ page, limit, total }: Part): void {
  const first = (page - 1) * limit
  if (first < paging.reachable || first >= total) return
  const message = `Only the first ${paging.reachable.toLocaleString('en-US')} can be turned to`
  throw new Refusal('bad_request', `${message}. Please narrow the list down.`, {
    details: [{ path: 'page', message }],
  })
}
