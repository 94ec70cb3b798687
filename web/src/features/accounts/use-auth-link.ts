import { useEffect, useState } from 'react'
import type { AuthLinkKind } from './auth-links/auth-link-error.ts'
import { type AuthLinkResult, completeAuthLink } from './auth-links/complete-auth-link.ts'

/** Undefined while the link is being completed. */
export function useAuthLink(kind: AuthLinkKind): AuthLinkResult | undefined {
  const [followed, setFollowed] = useState<AuthLinkResult>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is completed once
  useEffect(() => {
    let isUnmounted = false
    void completeAuthLink(kind, location).then((next) => !isUnmounted && setFollowed(next))
    return () => {
      isUnmounted = true
    }
  }, [])
  return followed
}
