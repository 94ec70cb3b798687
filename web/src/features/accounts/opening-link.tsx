import { m } from '@mainstreet/contract/messages/messages.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** While the code of an emailed link is exchanged for a session. */
export function OpeningLink() {
  return (
    <Page title={m.accounts.authLink.openingTitle} hideTitle>
      <div className="grid min-h-[60dvh] place-items-center">
        <Spinner label={m.accounts.authLink.opening} />
      </div>
    </Page>
  )
}
