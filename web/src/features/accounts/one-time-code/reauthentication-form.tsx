import { m } from '@mainstreet/contract/messages/messages.ts'
import { sendReauthenticationCode } from '../auth-emails.ts'
import { needsSignIn } from '../needs-sign-in.ts'
import { ResendEmailButton } from '../resend-email-button.tsx'
import { OneTimeCodeForm } from './one-time-code-form.tsx'

type Props = { failure: unknown; retry: (code: string) => Promise<void> }

/** After a change that needs a recent sign-in: sends a code, and repeats the change with it. */
export function ReauthenticationForm({ failure, retry }: Props) {
  if (!needsSignIn(failure)) return null
  return (
    <div className="grid justify-items-start gap-3">
      <ResendEmailButton
        label={m.accounts.signInAgain.sendCode}
        errorTitle={m.accounts.signInAgain.sendFailed}
        send={sendReauthenticationCode}
      />
      <OneTimeCodeForm label={m.accounts.signInAgain.code} verifyCode={retry} />
    </div>
  )
}
