import { queryClientDefaults as limits } from '@mainstreet/contract/browser-limits.ts'
import { getBackoffMs } from '@mainstreet/contract/retry.ts'
import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { trimmedAt } from '../../pages/home/home-state.ts'

const backoff = { baseMs: limits.backoffBaseMs, capMs: limits.backoffCapMs }

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // such lists count as old, but hydration must not render their pages again at once
        refetchOnMount: ({ state }) => state.dataUpdatedAt !== trimmedAt,
        gcTime: limits.gcTimeMs,
        retry: (failures, failure) => failures < limits.retries && isRetryable(failure),
        retryDelay: (failures) => getBackoffMs(failures + 1, backoff),
        refetchOnWindowFocus: false,
      },
    },
  })
}

/** A call that the server has rejected would be rejected again. */
function isRetryable(failure: unknown): boolean {
  return failure instanceof ApiError && (failure.status === 0 || failure.status >= 500)
}
