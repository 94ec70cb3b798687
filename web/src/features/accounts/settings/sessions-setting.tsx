import type { SignedInAt } from '@mainstreet/contract/accounts/user.ts'
import { Laptop, Smartphone } from 'lucide-react'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { useAttempt } from '../../../api/use-async-action.ts'
import { useMaybeAnswer } from '../../../api/use-call.ts'
import { useRefresh } from '../../../api/use-invalidate-calls.ts'
import { useSend } from '../../../api/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Failure } from '../../../ui/feedback/error-message.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { Setting } from '../setting-section.tsx'
import { useLeave } from '../use-sign-out.ts'
import { deviceWords, isPhone } from './device-label.ts'

export function SessionsSetting() {
  const { data, error, isPending } = useMaybeAnswer(calls.listSessions, undefined, { staleTime: 0 })
  const { attempt, busy, failure } = useAttempt()
  const refresh = useRefresh(calls.listSessions)
  const leave = useLeave()
  const sessions = data?.data ?? []

  const leaveOthers = async () => {
    if (!(await attempt(() => request(calls.logout, { body: { scope: 'others' } })))) return
    refresh()
    toast({ title: 'You are signed out everywhere else.', tone: 'good' })
  }

  return (
    <Setting title="Devices" text="Where you're signed in. Sign out devices you don't recognize.">
      {isPending && <Skeleton className="h-32 rounded-field" />}
      <Failure of={error ?? failure} />
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {sessions.length > 1 && (
          <Button variant="quiet" busy={busy} onClick={() => void leaveOthers()}>
            Sign out everywhere else
          </Button>
        )}
        <Button variant="quiet" onClick={() => void leave('global')}>
          Sign out everywhere
        </Button>
      </div>
    </Setting>
  )
}

function Device({ session }: { session: SignedInAt }) {
  const end = useSend(calls.endSession, { invalidates: [calls.listSessions] })
  const { user_agent, ip, current, refreshed_at } = session
  const Icon = isPhone(user_agent) ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {deviceWords(user_agent)}
          {current && <Badge tone="good">This device</Badge>}
        </p>
        <p className="text-sm break-words text-ink-2">
          {[ip, `last used ${lastUsed(refreshed_at)}`].filter(Boolean).join(', ')}
        </p>
        <Failure of={end.failure} />
      </div>
      {!current && (
        <Button
          size="sm"
          variant="quiet"
          busy={end.busy}
          aria-label={`Sign out ${deviceWords(user_agent)}`}
          onClick={() => void end.send({ params: { id: session.id } })}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

function lastUsed(at: string): string {
  return moment.format(new Date(at))
}
