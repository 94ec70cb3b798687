import { href } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { storeReturnPath } from '../../session/stored-routes.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { MessagePage } from '../../ui/layout/message-page.tsx'

/** A payment is shown to its owner only. */
export function SignInRequired() {
  return (
    <MessagePage
      title="Please sign in"
      illustration="key"
      text={<p>Sign in with the account you ordered with to see this payment.</p>}
      actions={
        <ButtonLink
          to={href(routes.login)}
          onClick={() => storeReturnPath(location.pathname + location.search)}
        >
          Sign In
        </ButtonLink>
      }
    />
  )
}
