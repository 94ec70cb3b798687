import type { UserSession } from '@mainstreet/contract/accounts/user.ts'
import { formatDate } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { Laptop, Smartphone } from 'lucide-react'
import { calls } from '../../../api/calls.ts'
import { getViewerTimeZone } from '../../../browser/time-zones.ts'
import { useCallQuery } from '../../../queries/use-call.ts'
import { useSend } from '../../../queries/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { SettingSection } from '../setting-section.tsx'
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
  const { user_agent, ip, is_current, refreshed_at } = session
  const texts = m.accounts.settings.sessions
  const Icon = isPhone(user_agent) ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {deviceLabel(user_agent)}
          {is_current && <Badge tone="good">{texts.current}</Badge>}
        </p>
        <p className="text-sm break-words text-ink-2">
          {[ip, texts.lastUsed(formatLastUsed(refreshed_at))].filter(Boolean).join(' · ')}
        </p>
        <ErrorMessage error={end.error} />
      </div>
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

function formatLastUsed(at: string): string {
  return formatDate(new Date(at), 'dayAndTime', getViewerTimeZone())
}
