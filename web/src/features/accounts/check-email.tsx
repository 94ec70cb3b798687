import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Illustration } from '../../ui/illustrations/illustration.tsx'
import { OneTimeCodeForm } from './one-time-code/one-time-code-form.tsx'
import { ResendEmailButton } from './resend-email-button.tsx'
import { useAuthConfig } from './use-auth-config.ts'

type Props = {
  children: ReactNode
  /** The digits of the mail do the same as its link. */
  verifyCode: (code: string) => Promise<void>
  resend: { label: string; errorTitle: string; send: () => Promise<void> }
  onUseOtherEmail: () => void
}

/** A mail is on its way: what to do with it, and what when it does not come. */
export function CheckEmail({ children, verifyCode, resend, onUseOtherEmail }: Props) {
  const mailbox = useAuthConfig()?.mailbox
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <Illustration name="letter" />
      <div role="status" className="grid gap-2">
        {children}
      </div>
      {mailbox && (
        <p className="rounded-field bg-marigold-wash px-4 py-2.5 text-sm">
          Demo mode: no real email is sent. Open the{' '}
          <a href={mailbox} target="_blank" rel="noreferrer" className="font-semibold text-pine underline">
            demo mailbox
          </a>
          .
        </p>
      )}
      <OneTimeCodeForm verifyCode={verifyCode} />
      <div className="flex flex-wrap justify-center gap-2">
        <ResendEmailButton {...resend} startsCoolingDown />
        <Button variant="plain" onClick={onUseOtherEmail}>
          Use a different email
        </Button>
      </div>
      <p className="text-sm text-ink-2">Didn't get it? Check your spam folder.</p>
    </div>
  )
}
