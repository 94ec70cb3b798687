import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useEffect } from 'react'
import { useRouter } from '../../browser/router/use-router.ts'
import { endSession, getSession, onSessionEnded } from '../../session/session.ts'
import { storeReturnPath } from '../../session/stored-routes.ts'
import { dismissToast, toast } from '../../ui/toasts/toast.ts'

/** The page and its unsaved input stay until the user chooses to sign in again. */
export function useSessionEnd() {
  const router = useRouter()
  useEffect(() => {
    const signInAgain = () => {
      if (getSession().status === 'signed_in') {
        storeReturnPath(router.getLocation().href)
        endSession()
      }
      router.push(href(routes.login))
    }
    let last: number | undefined
    onSessionEnded(() => {
      if (last) dismissToast(last)
      last = toast({
        title: m.session.noValidSession,
        description: m.app.header.sessionEnded,
        action: { label: m.layout.signIn, onSelect: signInAgain },
      })
    })
  }, [router])
}
