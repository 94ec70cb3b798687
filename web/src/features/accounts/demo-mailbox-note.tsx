import { m } from '@mainstreet/contract/messages/messages.ts'
import { useAuthConfig } from './use-auth-config.ts'

/** Where the emails of demo mode are read; nothing outside it. */
export function DemoMailboxNote() {
  const mailboxUrl = useAuthConfig()?.dev_mailbox_url
  if (!mailboxUrl) return null
  return (
    <p className="rounded-field bg-marigold-wash px-4 py-2.5 text-sm">
      {m.accounts.checkEmail.demoMode}{' '}
      <a href={mailboxUrl} target="_blank" rel="noreferrer" className="font-semibold text-pine underline">
        {m.accounts.checkEmail.openDemoMailbox}
      </a>
    </p>
  )
}
