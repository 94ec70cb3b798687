import type { User } from '@mainstreet/contract/accounts/user.ts'
import { dayMs } from '@mainstreet/contract/durations.ts'
import { href } from '@mainstreet/contract/href.ts'
import { formatDate } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useEffect } from 'react'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { readLocalStorage, writeLocalStorage } from '../../browser/local-storage.ts'
import { getViewerTimeZone } from '../../browser/time-zones.ts'
import { useSession } from '../../session/session.ts'
import { readSessionId } from '../../session/token-claims.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** The last session of this device whose sign-in was checked: however it signed in, and once for all tabs. */
const checkedSessionKey = 'mainstreet_checked_sign_in'
let checkedSessionId: unknown

/** After a sign-in: how many attempts have failed since the one before. */
export function FailedSignInsWarning() {
  const { user, token } = useSession()
  const sessionId = token ? readSessionId(token) : undefined
  useEffect(() => {
    checkedSessionId = readLocalStorage(checkedSessionKey) ?? checkedSessionId
    if (!user || !sessionId || checkedSessionId === sessionId) return
    checkedSessionId = sessionId
    writeLocalStorage(checkedSessionKey, sessionId)
    // not worth a message of its own: the settings show them as well
    request(calls.getFailedSignIns).then(
      ({ count, since }) => count > 0 && since && warn(count, new Date(since), user),
      () => undefined,
    )
  }, [sessionId, user])
  return null
}

function warn(count: number, since: Date, user: User) {
  const texts = m.accounts.settings.signIns
  toast({
    title: texts.warning({ count, since: formatSince(since, new Date()) }),
    description: texts.notYou,
    tone: 'danger',
    stays: true,
    action: { label: texts.review, to: getSettingsPath(user) },
  })
}

/** '4:40 PM', 'Tuesday', 'Nov 3' */
export function formatSince(since: Date, now: Date): string {
  const timeZone = getViewerTimeZone()
  const age = now.getTime() - since.getTime()
  if (age >= 6 * dayMs) return formatDate(since, 'day', timeZone)
  const isToday = formatDate(since, 'day', timeZone) === formatDate(now, 'day', timeZone)
  return formatDate(since, isToday ? 'time' : 'weekday', timeZone)
}

function getSettingsPath({ role }: User): string {
  return role === 'merchant'
    ? href(routes.merchant, { search: { view: 'account' } })
    : href(routes.account, { search: { view: 'settings' } })
}
