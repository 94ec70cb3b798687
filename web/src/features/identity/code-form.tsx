import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { faultAt, useAttempt } from './use-attempt.ts'

const digits = 6

/** For a mail that is read on another device than the one that waits for it. */
export function CodeForm({ turnIn }: { turnIn: (code: string) => Promise<void> }) {
  const [code, setCode] = useState('')
  const { attempt, busy, failure } = useAttempt()
  const wrong = faultAt(failure, 'code')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === digits) void attempt(() => turnIn(code))
  }

  return (
    <form method="post" onSubmit={submit} className="grid w-full gap-3 text-left">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <Field
          label="Or enter the code of the mail"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder={'0'.repeat(digits)}
          value={code}
          onChange={({ target }) => setCode(target.value.replace(/\D/g, '').slice(0, digits))}
          aria-invalid={wrong ? true : undefined}
        />
        <Button type="submit" variant="quiet" busy={busy} disabled={code.length !== digits}>
          Confirm
        </Button>
      </div>
      <Failure of={wrong ?? failure} />
    </form>
  )
}
