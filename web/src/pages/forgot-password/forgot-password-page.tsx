import { texts } from '@mainstreet/contract/texts.ts'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { faultAt, useAttempt } from '../../api/use-async-action.ts'
import { paths } from '../../browser/paths.ts'
import { mailRecovery } from '../../features/accounts/auth-emails.ts'
import { Door } from '../../features/accounts/auth-layout.tsx'
import { CheckMail } from '../../features/accounts/check-email.tsx'
import { turnInCode } from '../../features/accounts/one-time-code/verify-one-time-code.ts'
import { rememberRecovery } from '../../features/accounts/password-recovery.ts'
import { session, useSession } from '../../session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Failure } from '../../ui/feedback/error-message.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { useFocusError } from '../../ui/hooks/use-focus-error.ts'

type Sent = { mailTo?: string }
const back = { to: paths.login(), label: 'Back to sign in' }

export function ForgotPasswordPage() {
  const { state } = useLocation()
  const router = useRouter()
  const mailTo = (state as Sent).mailTo
  const show = (sent: Sent) => router.history.replace(paths.forgotPassword(), sent as never)
  return mailTo ? (
    <Door title="Check your email" back={back}>
      <CheckMail
        turnIn={async (code) => {
          await turnInCode('recovery', mailTo, code)
          const { user } = session()
          if (user) rememberRecovery(user.id)
          router.history.replace(paths.resetPassword())
        }}
        again={{
          label: 'Send it again',
          failed: 'The email could not be sent',
          send: () => mailRecovery(mailTo),
        }}
        onOther={() => show({})}
      >
        <p>
          If <strong className="wrap-anywhere">{mailTo}</strong> has an account, we sent a link to it.
        </p>
        <p className="text-ink-2">Open it in this browser to choose a new password.</p>
      </CheckMail>
    </Door>
  ) : (
    <Ask onSent={(email) => show({ mailTo: email })} />
  )
}

function Ask({ onSent }: { onSent: (email: string) => void }) {
  const { user } = useSession()
  const [email, setEmail] = useState(user?.email ?? '')
  const { attempt, busy, failure } = useAttempt()
  const form = useFocusError(failure)
  const address = email.trim()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (address && (await attempt(() => mailRecovery(address)))) onSent(address)
  }

  return (
    <Door title="Forgot your password?" subtitle="We'll email you a link to reset it." back={back}>
      <form ref={form} method="post" onSubmit={(event) => void submit(event)} className="grid gap-5">
        <Field
          label={texts.login.email}
          type="email"
          name="email"
          autoComplete="username"
          placeholder={texts.login.emailPlaceholder}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={faultAt(failure, 'email')}
          required
        />
        {!faultAt(failure, 'email') && <Failure of={failure} />}
        <Button type="submit" size="lg" busy={busy} disabled={!address} className="w-full">
          Email me a link
        </Button>
      </form>
    </Door>
  )
}
