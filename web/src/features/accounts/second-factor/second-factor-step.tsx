import { m } from '@mainstreet/contract/messages/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAsyncAction } from '../../../queries/use-async-action.ts'
import { readStoredAuthSession } from '../../../session/auth-client.ts'
import { abandonSignIn, useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmailAddress } from '../../../ui/data/email-address.tsx'
import { AuthLayout } from '../auth-layout.tsx'
import { factorsQuery } from './factors.ts'
import { SecondFactorForm } from './second-factor-form.tsx'
import { SetUpSecondFactor } from './set-up-second-factor.tsx'

export type SecondFactorGate = {
  isOpen: boolean
  isSettingUp: boolean
  setSettingUp: (isSettingUp: boolean) => void
}

/**
 * Whether the step is between the sign-in and what it was for. A new app or key finishes the sign-in, but the step stays open
 * until its recovery codes were seen.
 */
export function useSecondFactorGate(): SecondFactorGate {
  const lacksFactor = useSession().status === 'second_factor'
  const [isSettingUp, setSettingUp] = useState(false)
  return { isOpen: lacksFactor || isSettingUp, isSettingUp, setSettingUp }
}

type Props = { gate: SecondFactorGate; onVerified?: () => void }

export function SecondFactorPage(props: Props) {
  return (
    <AuthLayout title={m.accounts.secondFactor.title} subtitle={<SigningIn />}>
      <SecondFactorStep {...props} />
    </AuthLayout>
  )
}

/** The session is signed in once a factor is proved. An admin may have to add a first one here. */
export function SecondFactorStep({ gate: { isSettingUp, setSettingUp }, onVerified }: Props) {
  const { data } = useQuery(factorsQuery())
  const { run, busy } = useAsyncAction()
  const texts = m.accounts.secondFactor
  const finishSetUp = () => {
    setSettingUp(false)
    onVerified?.()
  }
  const isFirst = isSettingUp || (data && data.apps.length + data.keys.length === 0 && !data.hasOther)
  return (
    <div className="grid gap-2">
      {isFirst ? (
        <div className="grid gap-4">
          {!isSettingUp && <p className="font-semibold">{texts.adminsNeedIt}</p>}
          <SetUpSecondFactor onVerifying={setSettingUp} onDone={finishSetUp} />
        </div>
      ) : (
        <SecondFactorForm onVerified={onVerified} />
      )}
      {!isSettingUp && (
        <Button
          variant="plain"
          busy={busy}
          className="justify-self-start"
          onClick={() => void run(abandonSignIn)}
        >
          {texts.otherAccount}
        </Button>
      )}
    </div>
  )
}

function SigningIn() {
  const email = readStoredAuthSession()?.user.email
  return email ? m.accounts.secondFactor.signingIn(<EmailAddress key="email" email={email} />) : null
}
