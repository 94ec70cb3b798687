import { queryClientDefaults as limits } from '@mainstreet/contract/limits.ts'
import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: limits.gcTimeMs,
        retry: (failures, failure) => failures < limits.retries && isRetryable(failure),
        retryDelay: (attempt) => Math.min(limits.backoffBaseMs * 2 ** attempt, limits.backoffCapMs),
        refetchOnWindowFocus: false,
      },
    },
  })
}

/** What the server has refused it will refuse again. */
function isRetryable(failure: unknown): boolean {
  return failure instanceof ApiError && (failure.status === 0 || failure.status >= 500)
}
