import { paths } from '../../api/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

export function ForgotPasswordPage() {
  return (
    <Notice
      title="Forgot your password?"
      scene="lost"
      text={
        <>
          <p>Here you will ask for a link to set a new password.</p>
          <p>
            Such mails are not sent yet. Where this street is on trial, the accounts on the sign-in page need
            none.
          </p>
        </>
      }
      actions={
        <>
          <ButtonLink to={paths.login()}>Back to sign in</ButtonLink>
          <ButtonLink to={paths.home()} variant="quiet">
            To the street
          </ButtonLink>
        </>
      }
    />
  )
}
