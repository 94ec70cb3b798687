import { m } from '@mainstreet/contract/messages/messages.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { useState } from 'react'
import { needsSignIn } from '../needs-sign-in.ts'
import { useCeremony } from '../webauthn/use-ceremony.ts'
import { FactorNameForm } from './factor-name-form.tsx'
import { addKey } from './factors.ts'
import { SignInAgain } from './sign-in-again.tsx'

type Props = {
  /** Another key needs a name of its own. */
  isAnother?: boolean
  /** True before the key is asked for, which may finish a sign-in; false if it was not added. */
  onVerifying?: ((isVerifying: boolean) => void) | undefined
  onAdded: () => unknown
  onCancel?: () => void
}

/** Names a security key and registers it, in the browser's own dialog. */
export function SetUpKey({ isAnother = false, onVerifying, onAdded, onCancel }: Props) {
  const texts = m.accounts.secondFactor.setUpKey
  const [name, setName] = useState(isAnother ? '' : texts.defaultName)
  const { run, busy, failure } = useCeremony()
  const add = () =>
    run(async (signal) => {
      onVerifying?.(true)
      await addKey(trimText(name), signal).catch((error: unknown) => {
        onVerifying?.(false)
        throw error
      })
      await onAdded()
    })

  if (needsSignIn(failure)) return <SignInAgain onSignedIn={add} />
  return (
    <FactorNameForm
      texts={texts}
      name={name}
      onRename={setName}
      busy={busy}
      failure={failure}
      onSubmit={add}
      onCancel={onCancel}
    />
  )
}
