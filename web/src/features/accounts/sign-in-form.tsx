import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { type FormEvent, useId, useState } from 'react'
import { useFieldErrors } from '../../api/forms/use-field-errors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { EmailField } from './email-field.tsx'
import { PasskeyButton } from './passkeys/passkey-button.tsx'
import { GoogleButton } from './sign-in/google-button.tsx'
import { signInErrorMessage } from './sign-in-error-message.ts'

type Props = {
  /** The email address of the running attempt. */
  busy: string | undefined
  failure: unknown
  onSubmit: (email: string, password: string) => void
  /** Offers to sign in without the password. */
  onUseCode: () => void
}

export function SignInForm({ busy, failure, onSubmit, onUseCode }: Props) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const empty = !email.trim() || !password
  const signingIn = Boolean(busy) && busy === email.trim()
  const errorId = useId()
  const { formRef, errorAt, formError } = useFieldErrors(failure, ['email', 'password'])
  const sharedErrorId = formError === undefined ? undefined : errorId

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!empty && !busy) onSubmit(email.trim(), password)
  }

  return (
    // if a browser submits the form itself, the password is not in the address
    <form ref={formRef} method="post" onSubmit={submit} className="grid gap-5">
      {sharedErrorId && <ErrorMessage id={errorId} error={signInErrorMessage(formError)} />}
      <EmailField value={email} onChange={setEmail} error={errorAt('email')} sharedErrorId={sharedErrorId} />
      <Field label={m.login.password} error={errorAt('password')} sharedErrorId={sharedErrorId}>
        {(aria) => (
          <PasswordInput
            {...aria}
            name="password"
            data-focus-first
            autoComplete="current-password"
            placeholder={m.login.passwordPlaceholder}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            required
          />
        )}
      </Field>
      <Button type="submit" size="lg" busy={signingIn} disabled={empty || Boolean(busy)} className="w-full">
        {signingIn ? m.login.signingIn : m.login.signIn}
      </Button>
      <GoogleButton mode="signin" disabled={Boolean(busy)} />
      <PasskeyButton disabled={Boolean(busy)} />
      <Button variant="quiet" size="lg" disabled={Boolean(busy)} onClick={onUseCode} className="w-full">
        {m.accounts.emailCode.send}
      </Button>
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <a
          href={href(routes.forgotPassword)}
          className="inline-flex min-h-10 items-center text-pine underline-offset-4 hover:underline"
        >
          {m.login.forgotPassword}
        </a>
        <span className="inline-flex min-h-10 items-center gap-1.5 text-ink-2">
          {m.accounts.signIn.newHere}
          <a
            href={href(routes.register)}
            className="font-semibold text-pine underline-offset-4 hover:underline"
          >
            {m.login.signUp}
          </a>
        </span>
      </p>
    </form>
  )
}
