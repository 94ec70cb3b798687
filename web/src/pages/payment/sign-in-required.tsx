import { paths } from '../../browser/paths.ts'
import { rememberReturn } from '../../session/stored-routes.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/layout/message-page.tsx'

/** Whose payment it is nobody else shall see. */
export function SignInFirst() {
  return (
    <Notice
      title="Please sign in"
      scene="key"
      text={<p>Sign in with the account you ordered with to see this payment.</p>}
      actions={
        <ButtonLink to={paths.login()} onClick={() => rememberReturn(location.pathname + location.search)}>
          Sign In
        </ButtonLink>
      }
    />
  )
}
