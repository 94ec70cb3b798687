import { paths } from '../../api/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

export function PaymentSuccessPage() {
  return (
    <Notice
      title="Your orders know more"
      scene="counter"
      text={
        <>
          <p>After a card payment you will come back to this page.</p>
          <p>
            Cards are not taken yet: you pay in the shop, when you pick up. What you ordered is in your
            account.
          </p>
        </>
      }
      actions={
        <>
          <ButtonLink to={paths.account()}>See my orders</ButtonLink>
          <ButtonLink to={paths.home()} variant="quiet">
            To the street
          </ButtonLink>
        </>
      }
    />
  )
}
