import { useQuery } from '@tanstack/react-query'
import { calls } from '../../api/calls.ts'
import { getAuthConfig } from '../../session/auth-config.ts'

/** Whether the page was built by a server that offers this way to sign in: known before `useAuthConfig`. */
export function isSignInOffered(way: 'google' | 'demo' | 'passkey'): boolean {
  return document.documentElement.dataset.signIn?.split(' ').includes(way) ?? false
}

/** Undefined until it has loaded. */
export function useAuthConfig() {
  return useQuery({
    queryKey: [calls.getAuthConfig.path],
    queryFn: getAuthConfig,
    staleTime: Number.POSITIVE_INFINITY,
  }).data
}
