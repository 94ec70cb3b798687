import { factorLimits } from '@mainstreet/contract/accounts/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useFieldErrors } from '../../../api/forms/use-field-errors.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { CeremonyMessage } from '../webauthn/ceremony-message.tsx'
import { useCeremony } from '../webauthn/use-ceremony.ts'
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
  const [typed, setTyped] = useState(isAnother ? '' : texts.defaultName)
  const { run, busy, failure } = useCeremony()
  const errors = useFieldErrors(failure, ['name'])
  const name = trimText(typed)
  const add = () =>
    run(async (signal) => {
      onVerifying?.(true)
      await addKey(name, signal).catch((error: unknown) => {
        onVerifying?.(false)
        throw error
      })
      await onAdded()
    })

  if (failure instanceof ApiError && failure.code === 'sign_in_again') return <SignInAgain onSignedIn={add} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name) void add()
  }
  return (
    <form ref={errors.formRef} onSubmit={submit} className="grid gap-4">
      <p>{texts.explanation}</p>
      <Field
        label={m.accounts.secondFactor.setUp.name}
        name="name"
        hint={texts.nameHint}
        autoComplete="off"
        maxLength={factorLimits.maxNameChars}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={errors.errorAt('name')}
      />
      <CeremonyMessage error={errors.formError} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} disabled={!name}>
          {texts.start}
        </Button>
        {onCancel && (
          <Button variant="plain" onClick={onCancel}>
            {m.accounts.secondFactor.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
