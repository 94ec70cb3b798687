import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSession } from '../../session/session.ts'
import { takeReturnPath } from '../../session/stored-routes.ts'
import { getPostSignInPath } from './post-sign-in-path.ts'

/** Redirects signed-in users to the page that they wanted; Back does not return here. */
export function usePostSignInRedirect() {
  const { user } = useSession()
  const router = useRouter()
  const hasRedirected = useRef(false)
  useEffect(() => {
    if (!user || hasRedirected.current) return
    hasRedirected.current = true
    router.history.replace(getPostSignInPath(user.role, takeReturnPath()))
  }, [user, router])
}
