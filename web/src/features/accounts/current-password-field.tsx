import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Ref } from 'react'
import { Field } from '../../ui/forms/field.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'

type Props = {
  ref?: Ref<HTMLInputElement>
  value: string
  onChange: (password: string) => void
  error: string | undefined
}

/** The password of the account, which the browser can fill in. */
export function CurrentPasswordField({ ref, value, onChange, error }: Props) {
  return (
    <Field label={m.login.password} error={error}>
      {(aria) => (
        <PasswordInput
          {...aria}
          ref={ref}
          name="password"
          autoComplete="current-password"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          required
        />
      )}
    </Field>
  )
}
