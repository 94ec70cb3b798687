import { texts } from '@mainstreet/contract/texts.ts'
import { useEffect, useRef } from 'react'
import { mailConfirmationAgain } from '../../features/accounts/auth-emails.ts'
import { Door } from '../../features/accounts/auth-layout.tsx'
import { DemoSigns } from '../../features/accounts/demo-sign-in-cards.tsx'
import { Resend } from '../../features/accounts/resend-email-button.tsx'
import { SignInForm } from '../../features/accounts/sign-in-form.tsx'
import { useEnter } from '../../features/accounts/use-post-sign-in-redirect.ts'
import { useSignIn } from '../../features/accounts/use-sign-in.ts'
import { IntentNote } from '../../features/cart/purchase-intent-callout.tsx'
import { provider } from '../../session/auth-client.ts'

export function LoginPage() {
  const { attempt, busy, failure, unconfirmed } = useSignIn()
  useEnter()
  useEffect(() => {
    // it will be needed; when it does not come now, the sign-in asks again and says so
    provider().catch(() => undefined)
  }, [])

  return (
    <Door
      title={texts.login.welcomeBack}
      subtitle={texts.login.subtitle}
      aside={<DemoSigns busy={busy} onChoose={({ email, password }) => void attempt(email, password)} />}
    >
      <IntentNote how="sign_in" />
      {unconfirmed && <Unconfirmed key={unconfirmed} email={unconfirmed} />}
      <SignInForm busy={busy} failure={unconfirmed ? undefined : failure} onSubmit={attempt} />
    </Door>
  )
}

function Unconfirmed({ email }: { email: string }) {
  const section = useRef<HTMLElement>(null)
  // the button of the form was disabled meanwhile and has lost the focus
  useEffect(() => section.current?.focus(), [])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Your email address"
      className="mb-6 grid gap-3 rounded-field bg-marigold-wash p-4"
    >
      <p>
        {texts.login.confirmEmail}. The link was sent to <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <div>
        <Resend
          label="Send the link again"
          failed={texts.registration.resendFailed}
          send={() => mailConfirmationAgain(email)}
        />
      </div>
    </section>
  )
}
