import { useEffect, useState } from 'react'
import type { LinkKind } from './auth-links/auth-link-error.ts'
import { type Followed, followLink } from './auth-links/complete-auth-link.ts'

/** Undefined while the link is being followed. */
export function useFollowed(kind: LinkKind): Followed | undefined {
  const [followed, setFollowed] = useState<Followed>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is followed once
  useEffect(() => {
    let gone = false
    void followLink(kind, location).then((next) => !gone && setFollowed(next))
    return () => {
      gone = true
    }
  }, [])
  return followed
}
