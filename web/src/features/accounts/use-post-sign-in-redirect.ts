import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSession } from '../../session/session.ts'
import { takeReturn } from '../../session/stored-routes.ts'
import { landingAfter } from './post-sign-in-path.ts'

/** Whoever is signed in, by this form or before, goes on to where they wanted to be; back does not lead here again. */
export function useEnter() {
  const { user } = useSession()
  const router = useRouter()
  const left = useRef(false)
  useEffect(() => {
    if (!user || left.current) return
    left.current = true
    router.history.replace(landingAfter(user.role, takeReturn()))
  }, [user, router])
}
