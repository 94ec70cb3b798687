import { m } from '@mainstreet/contract/messages/messages.ts'
import type { ComponentProps, ReactNode } from 'react'
import { Field } from '../../ui/forms/field.tsx'

type Props = Pick<ComponentProps<'input'>, 'autoComplete'> & {
  value: string
  onChange: (value: string) => void
  error: string | undefined
  hint?: ReactNode
  sharedErrorId?: string | undefined
}

/** The address of the account; password managers know it as its username. */
export function EmailField({ onChange, autoComplete = 'username', ...rest }: Props) {
  return (
    <Field
      {...rest}
      label={m.login.email}
      type="email"
      name="email"
      autoComplete={autoComplete}
      placeholder={m.login.emailPlaceholder}
      onChange={({ target }) => onChange(target.value)}
      required
    />
  )
}
