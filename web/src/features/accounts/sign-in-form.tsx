import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { getFieldError } from '../../api/use-async-action.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { GoogleButton } from './sign-in/google-button.tsx'
import { signInErrorMessage } from './sign-in-error-message.ts'

type Props = {
  /** The email address of the running attempt. */
  busy: string | undefined
  failure: unknown
  onSubmit: (email: string, password: string) => void
}

export function SignInForm({ busy, failure, onSubmit }: Props) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const empty = !email.trim() || !password
  const signingIn = Boolean(busy) && busy === email.trim()
  const form = useRef<HTMLFormElement>(null)
  const errorId = useId()
  const emailError = getFieldError(failure, 'email')
  const passwordError = getFieldError(failure, 'password')
  const isOfBoth = failure !== undefined && !emailError && !passwordError
  const errorElsewhere = isOfBoth ? errorId : undefined

  // the disabled button has lost the focus
  useEffect(() => {
    if (failure === undefined) return
    const name = emailError ? 'email' : 'password'
    form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus()
  }, [failure, emailError])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!empty && !busy) onSubmit(email.trim(), password)
  }

  return (
    // if a browser submits the form itself, the password is not in the address
    <form ref={form} method="post" onSubmit={submit} className="grid gap-5">
      {isOfBoth && <ErrorMessage id={errorId} error={signInErrorMessage(failure)} />}
      <Field
        label={m.login.email}
        type="email"
        name="email"
        autoComplete="username"
        placeholder={m.login.emailPlaceholder}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={emailError}
        sharedErrorId={errorElsewhere}
        required
      />
      <Field label={m.login.password} error={passwordError} sharedErrorId={errorElsewhere}>
        {(aria) => (
          <PasswordInput
            {...aria}
            name="password"
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
