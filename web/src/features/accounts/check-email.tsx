import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Scene } from '../../ui/illustrations/illustration.tsx'
import { CodeForm } from './one-time-code/one-time-code-form.tsx'
import { Resend } from './resend-email-button.tsx'
import { useAuthConfig } from './use-auth-config.ts'

type Props = {
  children: ReactNode
  /** The digits of the mail do the same as its link. */
  turnIn: (code: string) => Promise<void>
  again: { label: string; failed: string; send: () => Promise<void> }
  onOther: () => void
}

/** A mail is on its way: what to do with it, and what when it does not come. */
export function CheckMail({ children, turnIn, again, onOther }: Props) {
  const mailbox = useAuthConfig()?.mailbox
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <Scene name="letter" />
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
      <CodeForm turnIn={turnIn} />
      <div className="flex flex-wrap justify-center gap-2">
        <Resend {...again} cooling />
        <Button variant="plain" onClick={onOther}>
          Use a different email
        </Button>
      </div>
      <p className="text-sm text-ink-2">Didn't get it? Check your spam folder.</p>
    </div>
  )
}
