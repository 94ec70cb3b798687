import { m } from '@mainstreet/contract/messages/messages.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFieldErrors } from '../../../api/forms/use-field-errors.ts'
import { useAsyncAction } from '../../../queries/use-async-action.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'

const codeDigits = 6

type Props = {
  label?: string
  /** Submits the last digit as it is typed, and says so. */
  isPrimary?: boolean
  hint?: string
  verifyCode: (code: string) => Promise<void>
}

/** For an email that is read on another device, or an authenticator app. */
export function OneTimeCodeForm({
  label = m.accounts.code.label,
  isPrimary = false,
  hint = isPrimary ? m.accounts.emailCode.hint : undefined,
  verifyCode,
}: Props) {
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { run, busy, failure } = useAsyncAction()
  const errors = useFieldErrors(failure, ['code'])

  useEffect(() => {
    if (isPrimary) input.current?.focus()
  }, [isPrimary])

  const verify = (typed: string) => {
    if (typed.length === codeDigits) void run(() => verifyCode(typed))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    verify(code)
  }
  const change = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, codeDigits)
    setCode(digits)
    if (isPrimary && digits !== code) verify(digits)
  }

  return (
    <form ref={errors.formRef} method="post" onSubmit={submit} className="grid w-full gap-3 text-left">
      <Field label={label} hint={hint} error={errors.errorAt('code')}>
        {(aria) => (
          <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
            <TextInput
              {...aria}
              ref={input}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              placeholder={'0'.repeat(codeDigits)}
              value={code}
              onChange={({ target }) => change(target.value)}
            />
            <Button type="submit" variant="quiet" busy={busy} disabled={code.length !== codeDigits}>
              {m.accounts.code.confirm}
            </Button>
          </span>
        )}
      </Field>
      <ErrorMessage error={errors.formError} />
    </form>
  )
}
