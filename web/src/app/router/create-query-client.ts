import { query as limits } from '@mainstreet/contract/limits.ts'
import { QueryClient } from '@tanstack/react-query'
import { ApiFailure } from '../../api/api-error.ts'

export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: limits.garbageMs,
        retry: (failures, failure) => failures < limits.retries && mayRecover(failure),
        retryDelay: (attempt) => Math.min(limits.backoffBaseMs * 2 ** attempt, limits.backoffCapMs),
        refetchOnWindowFocus: false,
      },
    },
  })
}

/** What the server has refused it will refuse again. */
function mayRecover(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.status === 0 || failure.status >= 500)
}
