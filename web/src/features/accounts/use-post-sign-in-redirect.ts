import { useEffect, useRef } from 'react'
import { useRouter } from '../../browser/router/use-router.ts'
import { useSession } from '../../session/session.ts'
import { takeReturnPath } from '../../session/stored-routes.ts'
import { getPostSignInPath } from './post-sign-in-path.ts'

/** Redirects signed-in users to the page that they wanted; Back does not return here. */
export function usePostSignInRedirect({ isHeld = false } = {}) {
  const { user } = useSession()
  const router = useRouter()
  const hasRedirected = useRef(false)
  useEffect(() => {
    if (!user || isHeld || hasRedirected.current) return
    hasRedirected.current = true
    router.replace(getPostSignInPath(user.role, takeReturnPath()))
  }, [user, isHeld, router])
}
