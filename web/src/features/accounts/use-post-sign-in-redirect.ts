import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSession } from '../../session/session.ts'
import { takeReturnPath } from '../../session/stored-routes.ts'
import { getPostSignInPath } from './post-sign-in-path.ts'

/** Whoever is signed in, by this form or before, goes on to where they wanted to be; back does not lead here again. */
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
