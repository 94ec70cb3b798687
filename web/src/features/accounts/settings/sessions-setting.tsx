import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { UserSession } from '@mainstreet/contract/accounts/user.ts'
import { formatDate } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { Laptop, Smartphone, Store } from 'lucide-react'
import { calls } from '../../../api/calls.ts'
import { getViewerTimeZone } from '../../../browser/time-zones.ts'
import { useCallQuery } from '../../../queries/use-call.ts'
import { useSend } from '../../../queries/use-send.ts'
import { useUser } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { reportActivity } from '../idle-timeout/watch-activity.ts'
import { SettingSection } from '../setting-section.tsx'
import { useAuthConfig } from '../use-auth-config.ts'
import { useSignOut } from '../use-sign-out.ts'

const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Linux', /Linux/],
] as const

/** "Chrome on Linux": enough to recognize one's own devices. */
export function deviceLabel(userAgent: string): string {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0]
  if (browser && system) return m.accounts.settings.sessions.device({ browser, system })
  return browser ?? system ?? m.accounts.settings.sessions.unknownDevice
}

export function isPhone(userAgent: string): boolean {
  return /iPhone|Android|Mobile/.test(userAgent)
}

export function SessionsSetting() {
  const { data, error, isPending } = useCallQuery(calls.listSessions, undefined, { staleTime: 0 })
  const logout = useSend(calls.logout, { invalidates: [calls.listSessions] })
  const leave = useSignOut()
  const sessions = data?.data ?? []
  const current = sessions.find(({ is_current }) => is_current)
  const texts = m.accounts.settings.sessions

  const leaveOthers = async () => {
    if (await logout.send({ body: { scope: 'others' } }))
      toast({ title: texts.signedOutOthers, tone: 'good' })
  }

  return (
    <SettingSection title={texts.title} text={texts.text}>
      {isPending && <Skeleton className="h-32 rounded-field" />}
      <ErrorMessage error={error ?? logout.error} />
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {current && !current.is_counter_device && <RegisterCounterDevice sessionId={current.id} />}
      <div className="flex flex-wrap gap-2">
        {sessions.length > 1 && (
          <Button variant="quiet" busy={logout.busy} onClick={() => void leaveOthers()}>
            {texts.signOutOthers}
          </Button>
        )}
        <Button variant="quiet" onClick={() => void leave('global')}>
          {texts.signOutAll}
        </Button>
      </div>
    </SettingSection>
  )
}

function SessionRow({ session }: { session: UserSession }) {
  const end = useSend(calls.endSession, { invalidates: [calls.listSessions] })
  const remove = useSend(calls.removeCounterDevice, { invalidates: [calls.listSessions] })
  const { user_agent, ip, is_current, refreshed_at } = session
  const texts = m.accounts.settings.sessions

  const removeFromCounter = async () => {
    if (!(await remove.send({ params: { id: session.id } }))) return
    toast({ title: texts.counter.removed, tone: 'good' })
    if (is_current) reportActivity(session.id)
  }
  const Icon = isPhone(user_agent) ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {deviceLabel(user_agent)}
          {is_current && <Badge tone="good">{texts.current}</Badge>}
          {session.is_counter_device && <Badge tone="sky">{texts.counter.badge}</Badge>}
        </p>
        <p className="text-sm break-words text-ink-2">
          {[ip, texts.lastUsed(formatLastUsed(refreshed_at))].filter(Boolean).join(' · ')}
        </p>
        <ErrorMessage error={end.error ?? remove.error} />
      </div>
      {session.is_counter_device && (
        <Button
          size="sm"
          variant="quiet"
          className="max-sm:ml-10"
          busy={remove.busy}
          aria-label={texts.counter.removeDevice(deviceLabel(user_agent))}
          onClick={() => void removeFromCounter()}
        >
          {texts.counter.remove}
        </Button>
      )}
      {!is_current && (
        <Button
          size="sm"
          variant="quiet"
          busy={end.busy}
          aria-label={texts.signOutDevice(deviceLabel(user_agent))}
          onClick={() => void end.send({ params: { id: session.id } })}
        >
          {texts.signOut}
        </Button>
      )}
    </li>
  )
}

/** For merchants: sessions of others never end for want of input, and those of admins always do. */
function RegisterCounterDevice({ sessionId }: { sessionId: string }) {
  const user = useUser()
  const isHosted = useAuthConfig()?.hosted
  const register = useSend(calls.registerCounterDevice, { invalidates: [calls.listSessions] })
  if (!user || toStoredRole(user.role) !== 'merchant' || isHosted) return null
  const texts = m.accounts.settings.sessions.counter

  const submit = async () => {
    if (!(await register.send())) return
    toast({ title: texts.registered, tone: 'good' })
    reportActivity(sessionId)
  }
  return (
    <div className="grid justify-items-start gap-3 rounded-field bg-sunk p-4">
      <p className="flex items-start gap-3">
        <Store aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2" />
        {texts.text}
      </p>
      <ErrorMessage error={register.error} />
      <Button size="sm" variant="quiet" busy={register.busy} onClick={() => void submit()}>
        {texts.register}
      </Button>
    </div>
  )
}

function formatLastUsed(at: string): string {
  return formatDate(new Date(at), 'dayAndTime', getViewerTimeZone())
}
