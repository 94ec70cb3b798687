import { m } from '@mainstreet/contract/messages/messages.ts'
import { useAsyncAction } from '../../../queries/use-async-action.ts'
import { readStoredAuthSession } from '../../../session/auth-client.ts'
import { abandonSignIn } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmailAddress } from '../../../ui/data/email-address.tsx'
import { AuthLayout } from '../auth-layout.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'

type Props = { onVerified?: () => void }

/** A page between the sign-in and what it was for. */
export function SecondFactorPage({ onVerified }: Props) {
  return (
    <AuthLayout title={m.accounts.secondFactor.title} subtitle={<SigningIn />}>
      <SecondFactorStep onVerified={onVerified} />
    </AuthLayout>
  )
}

/** The session is signed in once a code is accepted. */
export function SecondFactorStep({ onVerified }: Props) {
  const { run, busy } = useAsyncAction()
  return (
    <div className="grid gap-2">
      <SecondFactorForm onVerified={onVerified} />
      <Button
        variant="plain"
        busy={busy}
        className="justify-self-start"
        onClick={() => void run(abandonSignIn)}
      >
        {m.accounts.secondFactor.otherAccount}
      </Button>
    </div>
  )
}

function SigningIn() {
  const email = readStoredAuthSession()?.user.email
  return email ? m.accounts.secondFactor.signingIn(<EmailAddress key="email" email={email} />) : null
}
