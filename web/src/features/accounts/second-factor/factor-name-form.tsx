import { factorLimits } from '@mainstreet/contract/accounts/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
import type { FormEvent } from 'react'
import { useFieldErrors } from '../../../api/forms/use-field-errors.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { CeremonyMessage } from '../webauthn/ceremony-message.tsx'
import { CancelButton } from './cancel-button.tsx'

type Props = {
  texts: { explanation: string; nameHint: string; start: string }
  name: string
  /** Undefined: the name is given. */
  onRename: ((name: string) => void) | undefined
  busy: boolean
  failure: unknown
  onSubmit: () => unknown
  onCancel: (() => void) | undefined
}

/** What an authenticator app or a security key will be called; its set-up comes next. */
export function FactorNameForm({ texts, name, onRename, busy, failure, onSubmit, onCancel }: Props) {
  const errors = useFieldErrors(failure, ['name'])
  const hasName = trimText(name) !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (hasName) onSubmit()
  }
  return (
    <form ref={errors.formRef} onSubmit={submit} className="grid gap-4">
      <p>{texts.explanation}</p>
      {onRename && (
        <Field
          label={m.accounts.secondFactor.setUp.name}
          name="name"
          hint={texts.nameHint}
          autoComplete="off"
          maxLength={factorLimits.maxNameChars}
          value={name}
          onChange={({ target }) => onRename(target.value)}
          error={errors.errorAt('name')}
        />
      )}
      <CeremonyMessage error={errors.formError} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} disabled={!hasName}>
          {texts.start}
        </Button>
        {onCancel && <CancelButton onCancel={onCancel} />}
      </div>
    </form>
  )
}
