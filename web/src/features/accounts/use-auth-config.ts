import { useQuery } from '@tanstack/react-query'
import { calls } from '../../api/calls.ts'
import { getAuthConfig } from '../../session/auth-config.ts'

/** Undefined until it has loaded. */
export function useAuthConfig() {
  return useQuery({
    queryKey: [calls.getAuthConfig.path],
    queryFn: getAuthConfig,
    staleTime: Number.POSITIVE_INFINITY,
  }).data
}
