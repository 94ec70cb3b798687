import { passwordLimits as limits } from '@mainstreet/contract/limits.ts'
import { clsx } from 'clsx'
import { Field } from '../../ui/forms/field.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { estimatePasswordStrength } from './passwords/password-strength.ts'
import { useAuthConfig } from './use-auth-config.ts'

type Props = {
  label: string
  value: string
  onChange: (password: string) => void
  error?: string | undefined
  /** Name and address of its owner: no part of a good password. */
  personalData?: readonly string[]
}

const levelColours = ['bg-line', 'bg-poppy', 'bg-marigold', 'bg-pine', 'bg-pine']

/** A password to be chosen, with how strong it is in words and a bar. */
export function NewPasswordField({ label, value, onChange, error, personalData }: Props) {
  const config = useAuthConfig()
  const minChars = config?.password_min_chars ?? limits.minChars
  const { level, label: words } = estimatePasswordStrength(value, {
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
                className={clsx('h-1.5 flex-1 rounded-full', step <= level ? levelColours[level] : 'bg-line')}
              />
            ))}
          </span>
          <span aria-live="polite">{words}</span>
        </>
      }
    >
      {(aria) => (
        <PasswordInput
          {...aria}
          name="new-password"
          autoComplete="new-password"
          placeholder="Choose a password"
          maxLength={config?.password_max_chars ?? limits.maxChars}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          required
        />
      )}
    </Field>
  )
}
