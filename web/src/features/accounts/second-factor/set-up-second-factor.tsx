import { m } from '@mainstreet/contract/messages/messages.ts'
import { useState } from 'react'
import { useAsyncAction } from '../../../queries/use-async-action.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { findWebauthnObstacle, useOffersPasskeys } from '../webauthn/webauthn-support.ts'
import { createRecoveryCodes } from './factors.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpApp } from './set-up-app.tsx'
import { SetUpKey } from './set-up-key.tsx'

type Props = {
  /** From the moment the first code is sent, unless it is wrong: what is around this part must keep it until the recovery codes were seen. */
  onVerifying?: (isVerifying: boolean) => void
  onDone: () => void
}

/** The first app or security key of an account, and then its recovery codes. */
export function SetUpSecondFactor({ onVerifying, onDone }: Props) {
  const canUseKey = useOffersPasskeys() && !findWebauthnObstacle()
  const [usesKey, setUsesKey] = useState(false)
  const [isAdded, setAdded] = useState(false)
  const [codes, setCodes] = useState<string[]>()
  const { run, busy, failure } = useAsyncAction()
  const create = () => run(async () => setCodes(await createRecoveryCodes()))
  const addCodes = async () => {
    setAdded(true)
    await create()
  }
  const texts = m.accounts.secondFactor.recovery

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (isAdded && failure && !busy)
    return (
      <div className="grid justify-items-start gap-3">
        <LoadError title={texts.failed} error={failure} onRetry={create} />
        <Button variant="plain" onClick={onDone}>
          {texts.without}
        </Button>
      </div>
    )
  return (
    <div className="grid gap-2">
      {usesKey ? (
        <SetUpKey onVerifying={onVerifying} onAdded={addCodes} />
      ) : (
        <SetUpApp onVerifying={onVerifying} onAdded={addCodes} />
      )}
      {canUseKey && (
        <Button variant="plain" onClick={() => setUsesKey(!usesKey)} className="justify-self-start">
          {usesKey ? m.accounts.secondFactor.setUp.useApp : m.accounts.secondFactor.setUp.useKey}
        </Button>
      )}
    </div>
  )
}
