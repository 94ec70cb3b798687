import { m } from '@mainstreet/contract/messages/messages.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFieldErrors } from '../../../api/forms/use-field-errors.ts'
import { useAsyncAction } from '../../../queries/use-async-action.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'

export function RecoveryCodeForm({ verifyCode }: { verifyCode: (code: string) => Promise<void> }) {
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { run, busy, failure } = useAsyncAction()
  const errors = useFieldErrors(failure, ['code'])
  const texts = m.accounts.secondFactor
  useEffect(() => input.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim()) void run(() => verifyCode(code.trim()))
  }
  return (
    <form ref={errors.formRef} method="post" onSubmit={submit} className="grid gap-3">
      <Field label={texts.recoveryLabel} hint={texts.recoveryHint} error={errors.errorAt('code')}>
        {(aria) => (
          <TextInput
            {...aria}
            ref={input}
            name="recovery-code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="font-mono"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      <ErrorMessage error={errors.formError} />
      <Button type="submit" busy={busy} disabled={!code.trim()} className="w-full">
        {texts.continue}
      </Button>
    </form>
  )
}
