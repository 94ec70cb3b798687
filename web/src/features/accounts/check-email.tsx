import { m } from '@mainstreet/contract/messages/messages.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Illustration } from '../../ui/illustrations/illustration.tsx'
import { DemoMailboxNote } from './demo-mailbox-note.tsx'
import { OneTimeCodeForm } from './one-time-code/one-time-code-form.tsx'
import { ResendEmailButton } from './resend-email-button.tsx'

type Props = {
  children: ReactNode
  /** The code in the email does the same as its link. */
  verifyCode: (code: string) => Promise<void>
  resend: { label: string; errorTitle: string; send: () => Promise<void> }
  onUseOtherEmail: () => void
}

/** An email is on its way: what to do with it, and what to do when it does not arrive. */
export function CheckEmail({ children, verifyCode, resend, onUseOtherEmail }: Props) {
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <Illustration name="mail" />
      <div role="status" className="grid gap-2">
        {children}
      </div>
      <DemoMailboxNote />
      <OneTimeCodeForm verifyCode={verifyCode} />
      <div className="flex flex-wrap justify-center gap-2">
        <ResendEmailButton {...resend} startsCoolingDown />
        <Button variant="plain" onClick={onUseOtherEmail}>
          {m.accounts.checkEmail.useOtherEmail}
        </Button>
      </div>
      <p className="text-sm text-ink-2">{m.accounts.checkEmail.spam}</p>
    </div>
  )
}
