import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { ApiError } from '../../api/api-error.ts'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { useRouteSearch } from '../../browser/use-route-search.ts'
import { usePolledCheckout } from '../../features/payments/use-polled-checkout.ts'
import { useSession } from '../../session/session.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { MessagePage } from '../../ui/layout/message-page.tsx'
import { OrderConfirmation } from './order-confirmation.tsx'
import { SignInRequired } from './sign-in-required.tsx'

/** The provider redirects here. The page only reads: the provider itself reports the payment to the server. */
export function PaymentSuccessPage() {
  const { status, user } = useSession()
  const { session_id, checkout } = useRouteSearch(routes.paymentSuccess)
  if (session_id === undefined && checkout === undefined) return <NoCheckout />
  if (status === 'loading') return <WaitingForPayment />
  if (!user) return <SignInRequired />
  if (session_id !== undefined) return <PaidCheckout sessionId={session_id} />
  return checkout === undefined ? <NoCheckout /> : <PlacedCheckout parentId={checkout} />
}

function PaidCheckout({ sessionId }: { sessionId: string }) {
  const params = { session_id: sessionId }
  const polled = usePolledCheckout({
    key: [calls.getCheckoutBySession.path, params],
    fetchCheckout: (signal) => request(calls.getCheckoutBySession, { params, signal }),
    isDone: () => true,
  })
  return <CheckoutResult {...polled} />
}

function PlacedCheckout({ parentId }: { parentId: string }) {
  const params = { parent_order_id: parentId }
  const polled = usePolledCheckout({
    key: [calls.getCheckout.path, params],
    fetchCheckout: (signal) => request(calls.getCheckout, { params, signal }),
    isDone: () => true,
  })
  return <CheckoutResult {...polled} />
}

function CheckoutResult({ checkout, error, isWaiting, again }: ReturnType<typeof usePolledCheckout>) {
  if (checkout) return <OrderConfirmation checkout={checkout} />
  if (isWaiting) return <WaitingForPayment />
  const isUnconfirmed = error instanceof ApiError && error.status === 404
  return (
    <MessagePage
      title={m.checkout.status.notFound}
      illustration="merchant"
      text={<p>{m.checkout.status.mayTakeMinutes}</p>}
      actions={
        <>
          <Button onClick={again}>{m.errorBoundary.tryAgain}</Button>
          <ButtonLink to={href(routes.account)} variant="quiet">
            {m.checkout.viewMyOrders}
          </ButtonLink>
        </>
      }
    >
      {!isUnconfirmed && <ErrorMessage error={error} />}
    </MessagePage>
  )
}

function WaitingForPayment() {
  return (
    <MessagePage
      title={m.checkout.status.waitingTitle}
      illustration="merchant"
      text={
        <div role="status" className="grid justify-items-center gap-3">
          <Spinner label={m.checkout.status.confirming} />
          <p>{m.checkout.status.confirmingText}</p>
        </div>
      }
      actions={null}
    />
  )
}

function NoCheckout() {
  return (
    <MessagePage
      title={routes.paymentSuccess.title}
      illustration="merchant"
      text={<p>{m.checkout.status.nothingToShow}</p>}
      actions={
        <>
          <ButtonLink to={href(routes.account)}>{m.checkout.viewMyOrders}</ButtonLink>
          <ButtonLink to={href(routes.home)} variant="quiet">
            {m.shopping.keepShopping}
          </ButtonLink>
        </>
      }
    />
  )
}
