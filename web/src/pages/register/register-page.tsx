import { paths } from '../../api/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

export function RegisterPage() {
  return (
    <Notice
      title="Sign up"
      scene="counter"
      text={
        <>
          <p>Here you will open your own account, to buy on the street or to bring a shop to it.</p>
          <p>New accounts are not taken yet. You can look around without one, or sign in if you have one.</p>
        </>
      }
      actions={
        <>
          <ButtonLink to={paths.home()}>Look around</ButtonLink>
          <ButtonLink to={paths.login()} variant="quiet">
            Sign in
          </ButtonLink>
        </>
      }
    />
  )
}
