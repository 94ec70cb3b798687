import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { storeReturnPath } from '../../session/stored-routes.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { MessagePage } from '../../ui/layout/message-page.tsx'

/** A payment is shown to its owner only. */
export function SignInRequired() {
  return (
    <MessagePage
      title={m.checkout.status.signInTitle}
      illustration="key"
      text={<p>{m.checkout.status.signInText}</p>}
      actions={
        <ButtonLink
          to={href(routes.login)}
          onClick={() => storeReturnPath(location.pathname + location.search)}
        >
          {m.layout.signIn}
        </ButtonLink>
      }
    />
  )
}
