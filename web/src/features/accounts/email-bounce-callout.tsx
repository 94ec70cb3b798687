import { m } from '@mainstreet/contract/messages/messages.ts'
import { calls } from '../../api/calls.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { useSend } from '../../queries/use-send.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { EmailAddress } from '../../ui/data/email-address.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'

/** Emails to the signed-in user came back. `settingsPath`: where the address can be changed. */
export function EmailBounceCallout({ settingsPath }: { settingsPath: string }) {
  const { data } = useCallQuery(calls.getMe)
  const retry = useSend(calls.clearEmailBounce, { invalidates: [calls.getMe] })
  if (!data?.email_bounced_at) return null
  const texts = m.accounts.emailBounce
  return (
    <section
      aria-label={texts.label}
      className="mb-6 grid gap-3 rounded-field bg-marigold-wash px-4 py-3 sm:flex sm:flex-wrap sm:items-center sm:justify-between"
    >
      <p className="min-w-0 flex-1 basis-80">
        {texts.text(<EmailAddress key="email" email={data.user.email} />)}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={settingsPath} size="sm">
          {texts.change}
        </ButtonLink>
        <Button variant="quiet" size="sm" busy={retry.busy} onClick={() => void retry.send()}>
          {texts.retry}
        </Button>
      </div>
      <ErrorMessage error={retry.error} />
    </section>
  )
}
