import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { type FormEvent, useState } from 'react'
import { useFieldErrors } from '../../api/forms/use-field-errors.ts'
import { useLocation, useRouter } from '../../browser/router/use-router.ts'
import { sendRecoveryEmail } from '../../features/accounts/auth-emails.ts'
import { AuthLayout } from '../../features/accounts/auth-layout.tsx'
import { CheckEmail } from '../../features/accounts/check-email.tsx'
import { EmailField } from '../../features/accounts/email-field.tsx'
import { verifyOneTimeCode } from '../../features/accounts/one-time-code/verify-one-time-code.ts'
import { storeRecovery } from '../../features/accounts/password-recovery.ts'
import { useAsyncAction } from '../../queries/use-async-action.ts'
import { getSession, useSession } from '../../session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmailAddress } from '../../ui/data/email-address.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'

type Sent = { mailTo?: string }
const getBackLink = () => ({ to: href(routes.login), label: m.accounts.backToSignIn })

export function ForgotPasswordPage() {
  const { state } = useLocation()
  const router = useRouter()
  const mailTo = (state as Sent).mailTo
  const show = (sent: Sent) => router.replace(href(routes.forgotPassword), { state: sent })
  return mailTo ? (
    <AuthLayout title={m.accounts.checkEmail.title} backLink={getBackLink()}>
      <CheckEmail
        verifyCode={async (code) => {
          await verifyOneTimeCode('recovery', mailTo, code)
          const { user } = getSession()
          if (user) storeRecovery(user.id)
          router.replace(href(routes.resetPassword))
        }}
        resend={{
          label: m.accounts.checkEmail.resend,
          errorTitle: m.accounts.checkEmail.sendFailed,
          send: () => sendRecoveryEmail(mailTo),
        }}
        onUseOtherEmail={() => show({})}
      >
        <p>{m.accounts.checkEmail.recoverySent(<EmailAddress key="email" email={mailTo} />)}</p>
        <p className="text-ink-2">{m.accounts.checkEmail.openToReset}</p>
      </CheckEmail>
    </AuthLayout>
  ) : (
    <RequestRecoveryForm onSent={(email) => show({ mailTo: email })} />
  )
}

function RequestRecoveryForm({ onSent }: { onSent: (email: string) => void }) {
  const { user } = useSession()
  const [email, setEmail] = useState(user?.email ?? '')
  const { run, busy, failure } = useAsyncAction()
  const errors = useFieldErrors(failure, ['email'])
  const address = email.trim()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (address && (await run(() => sendRecoveryEmail(address)))) onSent(address)
  }

  return (
    <AuthLayout
      title={routes.forgotPassword.title}
      subtitle={m.accounts.password.recoverySubtitle}
      backLink={getBackLink()}
    >
      <form
        ref={errors.formRef}
        method="post"
        onSubmit={(event) => void submit(event)}
        className="grid gap-5"
      >
        <EmailField value={email} onChange={setEmail} error={errors.errorAt('email')} />
        <ErrorMessage error={errors.formError} />
        <Button type="submit" size="lg" busy={busy} disabled={!address} className="w-full">
          {m.accounts.authLink.emailMe}
        </Button>
      </form>
    </AuthLayout>
  )
}
