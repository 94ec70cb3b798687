import { useQuery } from '@tanstack/react-query'
import { calls } from '../../api/calls.ts'
import { authConfig } from '../../session/auth-config.ts'

/** Undefined until it has come. */
export function useAuthConfig() {
  return useQuery({
    queryKey: [calls.authConfig.path],
    queryFn: authConfig,
    staleTime: Number.POSITIVE_INFINITY,
  }).data
}
