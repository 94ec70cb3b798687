import { paths } from '../../api/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

export function PaymentCancelPage() {
  return (
    <Notice
      title="Nothing was charged"
      scene="bag"
      text={<p>What you chose is still in your cart, as you left it.</p>}
      actions={
        <>
          <ButtonLink to={paths.cart()}>Back to the cart</ButtonLink>
          <ButtonLink to={paths.home()} variant="quiet">
            To the street
          </ButtonLink>
        </>
      }
    />
  )
}
