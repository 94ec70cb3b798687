import { paths } from '../../api/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

export function ResetPasswordPage() {
  return (
    <Notice
      title="Set a new password"
      scene="lost"
      text={
        <>
          <p>The link in a password mail will lead here, to choose a new password.</p>
          <p>Such mails are not sent yet, so there is nothing to set: your password is as it was.</p>
        </>
      }
      actions={
        <>
          <ButtonLink to={paths.login()}>Sign in</ButtonLink>
          <ButtonLink to={paths.home()} variant="quiet">
            To the street
          </ButtonLink>
        </>
      }
    />
  )
}
