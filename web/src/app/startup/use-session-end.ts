import { texts } from '@mainstreet/contract/texts.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../../browser/paths.ts'
import { endSession, getSession, onSessionEnded } from '../../session/session.ts'
import { storeReturnPath } from '../../session/stored-routes.ts'
import { dismissToast, toast } from '../../ui/toasts/toast.ts'

/** What was begun on the page stays there until its person chooses to sign in again. */
export function useSessionEnd() {
  const router = useRouter()
  useEffect(() => {
    const signInAgain = () => {
      if (getSession().status === 'signed_in') {
        storeReturnPath(router.state.location.href)
        endSession()
      }
      router.history.push(paths.login())
    }
    let last: number | undefined
    onSessionEnded(() => {
      if (last) dismissToast(last)
      last = toast({
        title: texts.session.noValidSession,
        description: 'Your session has ended. Sign in again to go on where you are.',
        action: { label: texts.layout.signIn, onSelect: signInAgain },
      })
    })
  }, [router])
}
