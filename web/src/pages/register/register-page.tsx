import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useLocation, useRouter } from '../../browser/router/use-router.ts'
import { resendConfirmationEmail } from '../../features/accounts/auth-emails.ts'
import { AuthLayout } from '../../features/accounts/auth-layout.tsx'
import { CheckEmail } from '../../features/accounts/check-email.tsx'
import { verifyOneTimeCode } from '../../features/accounts/one-time-code/verify-one-time-code.ts'
import { type Registration, register } from '../../features/accounts/register.ts'
import { RegisterForm } from '../../features/accounts/register-form.tsx'
import { useAuthConfig } from '../../features/accounts/use-auth-config.ts'
import { usePostSignInRedirect } from '../../features/accounts/use-post-sign-in-redirect.ts'
import { PurchaseIntentCallout } from '../../features/cart/purchase-intent-callout.tsx'
import { useAsyncAction } from '../../queries/use-async-action.ts'
import { getSession } from '../../session/session.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { EmailAddress } from '../../ui/data/email-address.tsx'
import { MessagePage } from '../../ui/layout/message-page.tsx'
import { toast } from '../../ui/toasts/toast.ts'

/** The address of the sent email is in the history entry, so that it survives a reload. */
type Sent = { mailTo?: string }

export function RegisterPage() {
  const { state } = useLocation()
  const router = useRouter()
  const config = useAuthConfig()
  const { run, busy, failure } = useAsyncAction()
  usePostSignInRedirect()
  const mailTo = (state as Sent).mailTo
  const show = (sent: Sent) => router.replace(href(routes.register), { state: sent })

  if (config?.sign_up_open === false) return <RegistrationClosed />
  if (mailTo) return <ConfirmEmail email={mailTo} onOther={() => show({})} />

  const submit = (registration: Registration) =>
    run(async () => {
      if (await register(registration)) show({ mailTo: registration.email })
    })
  return (
    <AuthLayout title={routes.register.title} subtitle={m.accounts.register.subtitle}>
      <PurchaseIntentCallout mode="register" />
      <RegisterForm busy={busy} failure={failure} onSubmit={(registration) => void submit(registration)} />
    </AuthLayout>
  )
}

function ConfirmEmail({ email, onOther }: { email: string; onOther: () => void }) {
  return (
    <AuthLayout
      title={m.accounts.checkEmail.title}
      backLink={{ to: href(routes.login), label: m.accounts.backToSignIn }}
    >
      <CheckEmail
        verifyCode={async (code) => {
          await verifyOneTimeCode('signup', email, code)
          toast({ title: m.accounts.register.welcome(getSession().user?.name ?? ''), tone: 'good' })
        }}
        resend={{
          label: m.accounts.checkEmail.resend,
          errorTitle: m.registration.resendFailed,
          send: () => resendConfirmationEmail(email),
        }}
        onUseOtherEmail={onOther}
      >
        <p>{m.accounts.checkEmail.linkSent(<EmailAddress key="email" email={email} />)}</p>
        <p className="text-ink-2">{m.accounts.checkEmail.openToActivate}</p>
      </CheckEmail>
    </AuthLayout>
  )
}

function RegistrationClosed() {
  return (
    <MessagePage
      title={m.accounts.register.closedTitle}
      illustration="merchant"
      text={<p>{m.accounts.register.closed}</p>}
      actions={
        <>
          <ButtonLink to={href(routes.home)}>{m.app.keepShopping}</ButtonLink>
          <ButtonLink to={href(routes.login)} variant="quiet">
            {m.layout.signIn}
          </ButtonLink>
        </>
      }
    />
  )
}
