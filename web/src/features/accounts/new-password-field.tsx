import { passwordLimits as limits } from '@mainstreet/contract/accounts/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import { Field } from '../../ui/forms/field.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { estimatePasswordStrength } from './password-strength.ts'
import { useAuthConfig } from './use-auth-config.ts'

type Props = {
  label: string
  value: string
  onChange: (password: string) => void
  error?: string | undefined
  /** Name and address of the user: not part of a good password. */
  personalData?: readonly string[]
}

const levelColors = ['bg-line', 'bg-poppy', 'bg-marigold', 'bg-pine', 'bg-pine']

/** A field for a new password, with its strength as a text and a bar. */
export function NewPasswordField({ label, value, onChange, error, personalData }: Props) {
  const config = useAuthConfig()
  const minChars = config?.password_min_chars ?? limits.minChars
  const { level, label: strengthLabel } = estimatePasswordStrength(value, {
    minChars,
    ...(personalData && { personalData }),
  })
  return (
    <Field
      label={label}
      error={error}
      hint={
        <>
          <span aria-hidden="true" className="mb-1.5 flex gap-1">
            {[1, 2, 3, 4].map((step) => (
              <span
                key={step}
                className={clsx('h-1.5 flex-1 rounded-full', step <= level ? levelColors[level] : 'bg-line')}
              />
            ))}
          </span>
          <span aria-live="polite">{strengthLabel}</span>
        </>
      }
    >
      {(aria) => (
        <PasswordInput
          {...aria}
          name="new-password"
          autoComplete="new-password"
          placeholder={m.accounts.password.choose}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          required
        />
      )}
    </Field>
  )
}
