import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { href } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useEffect, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { useRouter } from '../../../browser/router/use-router.ts'
import {
  clearActivity,
  hasEndedIdle,
  type IdlePhase,
  readActivity,
} from '../../../session/activity-record.ts'
import { clearStoredAuthSession } from '../../../session/auth-client.ts'
import { endSession, useSession } from '../../../session/session.ts'
import { storeReturnPath } from '../../../session/stored-routes.ts'
import { readSessionId } from '../../../session/token-claims.ts'
import { useSignOut } from '../use-sign-out.ts'
import { IdleDialog } from './idle-dialog.tsx'
import { reportActivity, watchActivity } from './watch-activity.ts'

/** Ends the session of a merchant or an admin who has left, after a warning. The server decides how long that takes. */
export function IdleTimeout() {
  const { status, user, token } = useSession()
  const sessionId = (token && readSessionId(token)) ?? undefined
  const isWatched = sessionId !== undefined && user !== null && toStoredRole(user.role) !== 'customer'

  useEffect(() => {
    // signed out by hand, or signed in anew: the next sign-in page has nothing to explain
    const isOutdated = status === 'signed_in' ? readActivity()?.sessionId !== sessionId : !hasEndedIdle()
    if (status !== 'loading' && isOutdated) clearActivity()
  }, [status, sessionId])
  return isWatched ? <WatchedSession key={sessionId} sessionId={sessionId} /> : null
}

function WatchedSession({ sessionId }: { sessionId: string }) {
  const router = useRouter()
  const leave = useSignOut()
  const [phase, setPhase] = useState<IdlePhase>('in_use')
  useEffect(() => watchActivity(sessionId, setPhase), [sessionId])

  useEffect(() => {
    if (phase !== 'ended') return
    // the server has ended it, or does so now; offline it does later
    request(calls.logout, { body: { scope: 'local' } }).catch(() => undefined)
    storeReturnPath(router.getLocation().href)
    clearStoredAuthSession()
    endSession()
    router.replace(href(routes.login))
  }, [phase, router])

  if (phase !== 'warning') return null
  return <IdleDialog onStay={() => reportActivity(sessionId)} onLeave={() => void leave()} />
}
