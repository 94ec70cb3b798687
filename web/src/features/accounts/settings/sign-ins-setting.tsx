import { signInActivityLimits } from '@mainstreet/contract/accounts/limits.ts'
import type { SignInAttempt } from '@mainstreet/contract/accounts/sign-in-attempt.ts'
import { formatDate } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { CircleCheck, ShieldAlert } from 'lucide-react'
import { calls } from '../../../api/calls.ts'
import { getViewerTimeZone } from '../../../browser/time-zones.ts'
import { usePagedCall } from '../../../queries/use-paged-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SettingSection } from '../setting-section.tsx'
import { useAuthConfig } from '../use-auth-config.ts'
import { deviceLabel } from './sessions-setting.tsx'

/** Sign-ins and failed attempts. A hosted project keeps its own. */
export function SignInsSetting() {
  return useAuthConfig()?.hosted ? null : <SignIns />
}

function SignIns() {
  const texts = m.accounts.settings.signIns
  const list = usePagedCall(calls.listSignIns, { query: {} }, { staleTime: 0 })
  return (
    <SettingSection title={texts.title} text={texts.text(signInActivityLimits.shownDays)}>
      {list.isPending && <Skeleton className="h-32 rounded-field" />}
      <ErrorMessage error={list.error} />
      {list.first && list.total === 0 && <p>{texts.none}</p>}
      <ul className="divide-y divide-line">
        {list.items.map((attempt) => (
          <SignInRow key={attempt.id} attempt={attempt} />
        ))}
      </ul>
      {list.hasNext && (
        <Button
          variant="quiet"
          busy={list.isFetchingNext}
          onClick={() => void list.fetchNext()}
          className="justify-self-start"
        >
          {texts.more}
        </Button>
      )}
    </SettingSection>
  )
}

function SignInRow({ attempt }: { attempt: SignInAttempt }) {
  const texts = m.accounts.settings.signIns
  const { succeeded, method, count, user_agent, address, last_at } = attempt
  const Icon = succeeded ? CircleCheck : ShieldAlert
  const at = formatDate(new Date(last_at), 'dayAndTime', getViewerTimeZone())
  return (
    <li className="flex items-center gap-x-4 py-3 first:pt-0">
      <Icon
        aria-hidden="true"
        className={succeeded ? 'size-6 shrink-0 text-ink-2' : 'size-6 shrink-0 text-poppy'}
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {succeeded ? texts.succeeded[method] : texts.failed[method](count)}
          {!succeeded && <Badge tone="bad">{texts.failedBadge}</Badge>}
        </p>
        <p className="text-sm break-words text-ink-2">
          {[deviceLabel(user_agent), address, at].filter(Boolean).map((part, index) => (
            <span key={part} className="inline-block">
              {index > 0 && <span className="whitespace-pre"> · </span>}
              {part}
            </span>
          ))}
        </p>
      </div>
    </li>
  )
}
