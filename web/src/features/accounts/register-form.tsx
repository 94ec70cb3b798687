import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { getApiErrorMessage } from '../../api/api-error-message.ts'
import { useFieldErrors } from '../../api/forms/use-field-errors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { EmailField } from './email-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import type { Registration } from './register.ts'
import { RoleChoice } from './role-choice.tsx'
import { GoogleButton } from './sign-in/google-button.tsx'
import { storeRoleRequest } from './sign-in/google-sign-in.ts'

type Props = { busy: boolean; failure: unknown; onSubmit: (registration: Registration) => void }

const emptyRegistration: Registration = { name: '', email: '', password: '', role: 'customer' }

export function RegisterForm({ busy, failure, onSubmit }: Props) {
  const [input, setInput] = useState(emptyRegistration)
  const change = (some: Partial<Registration>) => setInput((before) => ({ ...before, ...some }))
  const missing = !input.email.trim() || !input.password
  const { formRef, errorAt, formError } = useFieldErrors(failure, ['name', 'email', 'password'], {
    findField: ({ code }) => (code === 'account_exists' ? 'email' : undefined),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!missing && !busy) onSubmit({ ...input, email: input.email.trim() })
  }

  return (
    <form ref={formRef} method="post" onSubmit={submit} className="grid gap-5">
      <RoleChoice value={input.role} onChange={(role) => change({ role })} />
      <Field
        label={m.accounts.register.name}
        name="name"
        autoComplete="name"
        placeholder={m.accounts.register.namePlaceholder}
        value={input.name}
        onChange={({ target }) => change({ name: target.value })}
        error={errorAt('name')}
      />
      <EmailField value={input.email} onChange={(email) => change({ email })} error={errorAt('email')} />
      <NewPasswordField
        label={m.login.password}
        value={input.password}
        onChange={(password) => change({ password })}
        personalData={[input.name, input.email]}
        error={errorAt('password')}
      />
      <ErrorMessage error={getRegistrationError(formError)} />
      <Button type="submit" size="lg" busy={busy} disabled={missing} className="w-full">
        {input.role === 'merchant' ? m.accounts.register.openShop : m.accounts.register.createAccount}
      </Button>
      <GoogleButton mode="signup" disabled={busy} onRedirect={() => storeRoleRequest(input.role)} />
      <p className="text-center text-sm text-ink-2">
        {m.accounts.register.haveAccount}{' '}
        <a
          href={href(routes.login)}
          className="inline-flex min-h-10 items-center font-semibold text-pine underline-offset-4 hover:underline"
        >
          {m.layout.signIn}
        </a>
      </p>
    </form>
  )
}

function getRegistrationError(failure: unknown): string | undefined {
  if (failure === undefined) return undefined
  return failure instanceof ApiError
    ? getApiErrorMessage(failure, m.registration.failed)
    : m.registration.signupFailed
}
