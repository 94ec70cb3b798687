import { type FormEvent, useState } from 'react'
import { faultAt, useAttempt } from '../../../api/use-async-action.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Failure } from '../../../ui/feedback/error-message.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { useFocusError } from '../../../ui/hooks/use-focus-error.ts'

const digits = 6

type Props = { label?: string; turnIn: (code: string) => Promise<void> }

/** For a mail that is read on another device than the one that waits for it. */
export function CodeForm({ label = 'Or enter the code from the email', turnIn }: Props) {
  const [code, setCode] = useState('')
  const { attempt, busy, failure } = useAttempt()
  const form = useFocusError(failure)
  const wrong = faultAt(failure, 'code')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === digits) void attempt(() => turnIn(code))
  }

  return (
    <form ref={form} method="post" onSubmit={submit} className="grid w-full gap-3 text-left">
      <Field label={label} error={wrong && <span role="alert">{wrong}</span>}>
        {(aria) => (
          <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
            <TextInput
              {...aria}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              placeholder={'0'.repeat(digits)}
              value={code}
              onChange={({ target }) => setCode(target.value.replace(/\D/g, '').slice(0, digits))}
            />
            <Button type="submit" variant="quiet" busy={busy} disabled={code.length !== digits}>
              Confirm
            </Button>
          </span>
        )}
      </Field>
      {!wrong && <Failure of={failure} />}
    </form>
  )
}
