import { homeOf } from '@mainstreet/contract/identity/roles.ts'
import { paths } from '../../api/paths.ts'
import { useSession } from '../../api/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

export function AuthCallbackPage() {
  const { user } = useSession()
  return (
    <Notice
      title={user ? 'You are signed in' : 'Almost there'}
      text={
        user ? (
          <p>As {user.name}. There is nothing more to confirm.</p>
        ) : (
          <p>Links that confirm an e-mail address will end here. Sign in to go on.</p>
        )
      }
      actions={
        user ? (
          <ButtonLink to={homeOf(user.role)}>Go on</ButtonLink>
        ) : (
          <>
            <ButtonLink to={paths.login()}>Sign in</ButtonLink>
            <ButtonLink to={paths.home()} variant="quiet">
              To the street
            </ButtonLink>
          </>
        )
      }
    />
  )
}
