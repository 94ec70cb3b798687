import { texts } from '@mainstreet/contract/texts.ts'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useAttempt } from '../../api/use-async-action.ts'
import { paths } from '../../browser/paths.ts'
import { mailConfirmationAgain } from '../../features/accounts/auth-emails.ts'
import { Door } from '../../features/accounts/auth-layout.tsx'
import { CheckMail } from '../../features/accounts/check-email.tsx'
import { turnInCode } from '../../features/accounts/one-time-code/verify-one-time-code.ts'
import { type Registration, register } from '../../features/accounts/register.ts'
import { RegisterForm } from '../../features/accounts/register-form.tsx'
import { useAuthConfig } from '../../features/accounts/use-auth-config.ts'
import { useEnter } from '../../features/accounts/use-post-sign-in-redirect.ts'
import { IntentNote } from '../../features/cart/purchase-intent-callout.tsx'
import { session } from '../../session/session.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/layout/message-page.tsx'
import { toast } from '../../ui/toasts/toast.ts'

/** Whose mail is on its way stands in the history entry: a reload still knows it. */
type Sent = { mailTo?: string }

export function RegisterPage() {
  const { state } = useLocation()
  const router = useRouter()
  const config = useAuthConfig()
  const { attempt, busy, failure } = useAttempt()
  useEnter()
  const mailTo = (state as Sent).mailTo
  const show = (sent: Sent) => router.history.replace(paths.register(), sent as never)

  if (config?.sign_up === false) return <Closed />
  if (mailTo) return <ConfirmAddress email={mailTo} onOther={() => show({})} />

  const submit = (registration: Registration) =>
    attempt(async () => {
      if (await register(registration)) show({ mailTo: registration.email })
    })
  return (
    <Door title="Create your account" subtitle="One account for every local shop.">
      <IntentNote how="register" />
      <RegisterForm busy={busy} failure={failure} onSubmit={(registration) => void submit(registration)} />
    </Door>
  )
}

function ConfirmAddress({ email, onOther }: { email: string; onOther: () => void }) {
  return (
    <Door title="Check your email" back={{ to: paths.login(), label: 'Back to sign in' }}>
      <CheckMail
        turnIn={async (code) => {
          await turnInCode('signup', email, code)
          toast({ title: `Welcome to Mainstreet, ${session().user?.name ?? ''}!`, tone: 'good' })
        }}
        again={{
          label: 'Send it again',
          failed: texts.registration.resendFailed,
          send: () => mailConfirmationAgain(email),
        }}
        onOther={onOther}
      >
        <p>
          We sent a link to <strong className="wrap-anywhere">{email}</strong>.
        </p>
        <p className="text-ink-2">Open it in this browser to activate your account.</p>
      </CheckMail>
    </Door>
  )
}

function Closed() {
  return (
    <Notice
      title="Sign up"
      scene="counter"
      text={<p>Sign-ups are closed for now. You can still browse.</p>}
      actions={
        <>
          <ButtonLink to={paths.home()}>Keep shopping</ButtonLink>
          <ButtonLink to={paths.login()} variant="quiet">
            {texts.layout.signIn}
          </ButtonLink>
        </>
      }
    />
  )
}
