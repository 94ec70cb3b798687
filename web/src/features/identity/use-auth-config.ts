import { useQuery } from '@tanstack/react-query'
import { authConfig } from '../../api/auth-config.ts'
import { calls } from '../../api/calls.ts'

/** Undefined until it has come. */
export function useAuthConfig() {
  return useQuery({
    queryKey: [calls.authConfig.path],
    queryFn: authConfig,
    staleTime: Number.POSITIVE_INFINITY,
  }).data
}
