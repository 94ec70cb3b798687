import { m } from '@mainstreet/contract/messages/messages.ts'
import { UserKey } from 'lucide-react'
import { getSession } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { CeremonyMessage } from '../webauthn/ceremony-message.tsx'
import { useCeremony } from '../webauthn/use-ceremony.ts'
import { findWebauthnObstacle, useOffersPasskeys } from '../webauthn/webauthn-support.ts'
import { signInWithPasskey } from './passkeys.ts'

type Props = {
  signIn?: (signal: AbortSignal) => Promise<void>
  disabled?: boolean
}

/** Nothing where the site or the browser has no passkeys. Only the click requests a challenge from the server. */
export function PasskeyButton({ signIn = signInHere, disabled = false }: Props) {
  const { run, busy, failure } = useCeremony()
  if (!useOffersPasskeys() || findWebauthnObstacle()) return null
  return (
    <div className="grid gap-2">
      <Button
        variant="quiet"
        size="lg"
        busy={busy}
        disabled={disabled}
        onClick={() => void run(signIn)}
        className="w-full"
      >
        {!busy && <UserKey aria-hidden="true" className="size-5 shrink-0" />}
        {m.accounts.passkeys.signIn}
      </Button>
      <CeremonyMessage error={failure} />
    </div>
  )
}

async function signInHere(signal: AbortSignal): Promise<void> {
  await signInWithPasskey(signal)
  if (getSession().status === 'signed_in') toast({ title: m.login.success, tone: 'good' })
}
