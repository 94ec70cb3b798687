import { m } from '@mainstreet/contract/messages/messages.ts'
import { ApiError } from '../../../api/api-error.ts'
import { sendReauthenticationCode } from '../auth-emails.ts'
import { ResendEmailButton } from '../resend-email-button.tsx'
import { OneTimeCodeForm } from './one-time-code-form.tsx'

type Props = { failure: unknown; retry: (code: string) => Promise<void> }

/** After a change that needs a recent sign-in: sends a code, and repeats the change with it. */
export function ReauthenticationForm({ failure, retry }: Props) {
  if (!(failure instanceof ApiError) || failure.code !== 'sign_in_again') return null
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
