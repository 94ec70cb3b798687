import { m } from '@mainstreet/contract/messages/messages.ts'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useFieldErrors } from '../../../api/forms/use-field-errors.ts'
import { useRouter } from '../../../browser/router/use-router.ts'
import { useAsyncAction } from '../../../queries/use-async-action.ts'
import { getAuthClient, hasPassword, readStoredAuthSession } from '../../../session/auth-client.ts'
import { convertAuthError } from '../../../session/convert-auth-error.ts'
import { storeReturnPath } from '../../../session/stored-routes.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { sendSignInCode } from '../auth-emails.ts'
import { CurrentPasswordField } from '../current-password-field.tsx'
import { OneTimeCodeForm } from '../one-time-code/one-time-code-form.tsx'
import { verifyOneTimeCode } from '../one-time-code/verify-one-time-code.ts'
import { ResendEmailButton } from '../resend-email-button.tsx'
import { GoogleButton } from '../sign-in/google-button.tsx'

type Props = { onSignedIn: () => Promise<unknown> | undefined }

/** Before a change that only a recent sign-in may make; the page stays where it is. */
export function SignInAgain({ onSignedIn }: Props) {
  const email = readStoredAuthSession()?.user.email ?? ''
  const router = useRouter()
  const texts = m.accounts.secondFactor.signInAgain
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h3 className="text-lg">{texts.title}</h3>
        <p>{texts.text}</p>
      </div>
      {hasPassword() ? (
        <PasswordForm email={email} onSignedIn={onSignedIn} />
      ) : (
        <EmailCodeForm email={email} onSignedIn={onSignedIn} />
      )}
      <GoogleButton mode="signin" onRedirect={() => storeReturnPath(router.getLocation().href)} />
    </div>
  )
}

function PasswordForm({ email, onSignedIn }: Props & { email: string }) {
  const [password, setPassword] = useState('')
  const { run, busy, failure } = useAsyncAction()
  const errors = useFieldErrors(failure, ['password'])
  const texts = m.accounts.secondFactor.signInAgain
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password)
      void run(async () => {
        await signInWithPassword(email, password)
        await onSignedIn()
      })
  }
  return (
    <form ref={errors.formRef} method="post" onSubmit={submit} className="grid gap-3">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <CurrentPasswordField value={password} onChange={setPassword} error={errors.errorAt('password')} />
      <ErrorMessage error={errors.formError} />
      <Button type="submit" busy={busy} disabled={!password} className="justify-self-start">
        {texts.submit}
      </Button>
    </form>
  )
}

function EmailCodeForm({ email, onSignedIn }: Props & { email: string }) {
  return (
    <div className="grid justify-items-start gap-3">
      <ResendEmailButton
        label={m.accounts.signInAgain.sendCode}
        errorTitle={m.accounts.signInAgain.sendFailed}
        send={() => sendSignInCode(email)}
      />
      <OneTimeCodeForm
        label={m.accounts.signInAgain.code}
        verifyCode={async (code) => {
          await verifyOneTimeCode('email', email, code)
          await onSignedIn()
        }}
      />
    </div>
  )
}

async function signInWithPassword(email: string, password: string): Promise<void> {
  const client = await getAuthClient()
  const { error } = await client.signInWithPassword({ email, password })
  if (!error) return
  const failure = convertAuthError(error)
  if (failure.code !== 'invalid_credentials') throw failure
  const message = m.accounts.secondFactor.signInAgain.wrongPassword
  const details = [{ path: 'password', message }]
  throw new ApiError({ status: failure.status, code: 'rule_violation', message, details })
}
