import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useEffect, useRef, useState } from 'react'
import { resendConfirmationEmail } from '../../features/accounts/auth-emails.ts'
import { AuthLayout } from '../../features/accounts/auth-layout.tsx'
import { DemoSignInCards } from '../../features/accounts/demo-sign-in-cards.tsx'
import { IdleSignOutCallout } from '../../features/accounts/idle-timeout/idle-sign-out-callout.tsx'
import { EmailCodeSignIn } from '../../features/accounts/one-time-code/email-code-sign-in.tsx'
import { ResendEmailButton } from '../../features/accounts/resend-email-button.tsx'
import {
  SecondFactorPage,
  useSecondFactorGate,
} from '../../features/accounts/second-factor/second-factor-step.tsx'
import { SignInForm } from '../../features/accounts/sign-in-form.tsx'
import { usePostSignInRedirect } from '../../features/accounts/use-post-sign-in-redirect.ts'
import { useSignIn } from '../../features/accounts/use-sign-in.ts'
import { PurchaseIntentCallout } from '../../features/cart/purchase-intent-callout.tsx'
import { getAuthClient } from '../../session/auth-client.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmailAddress } from '../../ui/data/email-address.tsx'
import { toast } from '../../ui/toasts/toast.ts'

export function LoginPage() {
  const gate = useSecondFactorGate()
  usePostSignInRedirect({ isHeld: gate.isOpen })
  return gate.isOpen ? (
    <SecondFactorPage gate={gate} onVerified={() => toast({ title: m.login.success, tone: 'good' })} />
  ) : (
    <SignIn />
  )
}

function SignIn() {
  const { submit, busy, failure, unconfirmed } = useSignIn()
  const [usesCode, setUsesCode] = useState(false)
  useEffect(() => {
    // preloaded; if it fails now, the sign-in loads it again and reports the error
    getAuthClient().catch(() => undefined)
  }, [])

  return (
    <AuthLayout
      title={routes.login.title}
      subtitle={m.login.subtitle}
      aside={<DemoSignInCards busy={busy} onChoose={({ email, password }) => void submit(email, password)} />}
    >
      <IdleSignOutCallout />
      <PurchaseIntentCallout mode="sign_in" />
      {unconfirmed && <UnconfirmedEmail key={unconfirmed} email={unconfirmed} />}
      {usesCode ? (
        <div className="grid gap-4">
          <EmailCodeSignIn />
          <Button variant="plain" onClick={() => setUsesCode(false)}>
            {m.accounts.emailCode.usePassword}
          </Button>
        </div>
      ) : (
        <SignInForm
          busy={busy}
          failure={unconfirmed ? undefined : failure}
          onSubmit={submit}
          onUseCode={() => setUsesCode(true)}
        />
      )}
    </AuthLayout>
  )
}

function UnconfirmedEmail({ email }: { email: string }) {
  const section = useRef<HTMLElement>(null)
  // the disabled submit button has lost the focus
  useEffect(() => section.current?.focus(), [])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={m.accounts.signIn.unconfirmedLabel}
      className="mb-6 grid gap-3 rounded-field bg-marigold-wash p-4"
    >
      <p>
        {m.accounts.signIn.linkSentTo({
          sentence: m.login.confirmEmail,
          email: <EmailAddress key="email" email={email} />,
        })}
      </p>
      <div>
        <ResendEmailButton
          label={m.accounts.signIn.resendLink}
          errorTitle={m.registration.resendFailed}
          send={() => resendConfirmationEmail(email)}
        />
      </div>
    </section>
  )
}
