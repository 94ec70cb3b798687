import { m } from '@mainstreet/contract/messages/messages.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useFieldErrors } from '../../../api/forms/use-field-errors.ts'
import { useAsyncAction } from '../../../queries/use-async-action.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmailAddress } from '../../../ui/data/email-address.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { sendSignInCode } from '../auth-emails.ts'
import { DemoMailboxNote } from '../demo-mailbox-note.tsx'
import { EmailField } from '../email-field.tsx'
import { ResendEmailButton } from '../resend-email-button.tsx'
import { OneTimeCodeForm } from './one-time-code-form.tsx'
import { verifyOneTimeCode } from './verify-one-time-code.ts'

type Props = {
  verifyCode?: (email: string, code: string) => Promise<unknown>
  /** Other ways to sign in, until the code is sent. */
  children?: ReactNode
}

/** Signs in, or creates a customer's account, with an address and the code that is emailed to it. */
export function EmailCodeSignIn({ verifyCode = verifySignInCode, children }: Props) {
  const [typed, setTyped] = useState('')
  const email = typed.trim()
  const [isSent, setSent] = useState(false)
  const { run, busy, failure } = useAsyncAction()
  const errors = useFieldErrors(failure, ['email'])
  const texts = m.accounts.emailCode

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (email && (await run(() => sendSignInCode(email)))) setSent(true)
  }

  if (isSent)
    return (
      <div className="grid gap-4">
        <p role="status">{texts.sentTo(<EmailAddress key="email" email={email} />)}</p>
        <DemoMailboxNote />
        <OneTimeCodeForm
          label={texts.label}
          isPrimary
          verifyCode={async (code) => {
            await verifyCode(email, code)
          }}
        />
        <div className="flex flex-wrap gap-2">
          <ResendEmailButton
            label={texts.resend}
            errorTitle={m.accounts.checkEmail.sendFailed}
            send={() => sendSignInCode(email)}
            startsCoolingDown
          />
          <Button variant="plain" onClick={() => setSent(false)}>
            {m.accounts.checkEmail.useOtherEmail}
          </Button>
        </div>
        <p className="text-sm text-ink-2">{m.accounts.checkEmail.spam}</p>
      </div>
    )
  return (
    <form ref={errors.formRef} method="post" onSubmit={(event) => void send(event)} className="grid gap-4">
      <EmailField
        hint={texts.explanation}
        autoComplete="email"
        value={typed}
        onChange={setTyped}
        error={errors.errorAt('email')}
      />
      <ErrorMessage error={errors.formError} />
      <Button type="submit" size="lg" busy={busy} disabled={!email} className="w-full">
        {texts.send}
      </Button>
      {children}
    </form>
  )
}

export function verifySignInCode(email: string, code: string): Promise<boolean> {
  return verifyOneTimeCode('email', email, code)
}
