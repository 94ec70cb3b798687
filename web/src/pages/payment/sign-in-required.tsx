import { paths } from '../../browser/paths.ts'
import { storeReturnPath } from '../../session/stored-routes.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { MessagePage } from '../../ui/layout/message-page.tsx'

/** Whose payment it is nobody else shall see. */
export function SignInRequired() {
  return (
    <MessagePage
      title="Please sign in"
      illustration="key"
      text={<p>Sign in with the account you ordered with to see this payment.</p>}
      actions={
        <ButtonLink to={paths.login()} onClick={() => storeReturnPath(location.pathname + location.search)}>
          Sign In
        </ButtonLink>
      }
    />
  )
}
