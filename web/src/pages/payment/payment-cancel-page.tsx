import { href } from '@mainstreet/contract/href.ts'
import { formatDollars, formatList } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Checkout } from '@mainstreet/contract/payments/payment.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { calls } from '../../api/calls.ts'
import { useRouter } from '../../browser/router/use-router.ts'
import { useRouteSearch } from '../../browser/use-route-search.ts'
import { holdUntilMessage, paymentPageMessage } from '../../features/payments/payment-page-messages.ts'
import { type PaymentPageState, usePaymentPage } from '../../features/payments/use-payment-page.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { useSend } from '../../queries/use-send.ts'
import { useSession } from '../../session/session.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { MessagePage } from '../../ui/layout/message-page.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { isPaidOnline, payAtPickupMessage } from './checkout-summary.ts'
import { OrderConfirmation } from './order-confirmation.tsx'
import { SignInRequired } from './sign-in-required.tsx'

/** The provider redirects here after a cancellation; the customer can still pay. */
export function PaymentCancelPage() {
  const { status, user } = useSession()
  const { checkout } = useRouteSearch(routes.paymentCancel)
  if (checkout === undefined) return <NothingCharged />
  if (status === 'loading') return <PaymentSkeleton />
  return user ? <UnpaidCheckout parentId={checkout} /> : <SignInRequired />
}

function UnpaidCheckout({ parentId }: { parentId: string }) {
  const { data, error, isPending } = useCallQuery(
    calls.getCheckout,
    { params: { parent_order_id: parentId } },
    { live: true },
  )
  if (isPending) return <PaymentSkeleton />
  if (!data) return <NothingCharged failure={error} />
  if (data.payment?.state === 'open') return <PayOrCancel checkout={data} payment={data.payment} />
  if (data.payment?.state === 'closed' && data.orders.every(isPaidOnline)) return <NothingCharged />
  return <OrderConfirmation checkout={data} />
}

type PayOrCancelProps = { checkout: Checkout; payment: NonNullable<Checkout['payment']> }

function PayOrCancel({ checkout, payment }: PayOrCancelProps) {
  const router = useRouter()
  const { state, open, hasFailed } = usePaymentPage()
  const cancelCall = useSend(calls.cancelCheckout, {
    invalidates: [
      calls.getCheckout,
      calls.getCart,
      calls.listCustomerOrders,
      calls.getProduct,
      calls.listProducts,
    ],
  })
  const { amount, payment_url, expires_at } = payment
  const shops = checkout.orders.filter(isPaidOnline).map(({ shop_name }) => shop_name)
  const atPickup = payAtPickupMessage(checkout)

  async function cancelAndLeave() {
    const done = await cancelCall.send({ params: { parent_order_id: checkout.parent_order_id } })
    if (!done) return
    toast(m.checkout.canceled.notCharged)
    router.push(href(routes.cart))
  }
  return (
    <MessagePage
      title={m.checkout.canceled.notPaidTitle}
      illustration="cart"
      text={
        <>
          <p>
            {m.checkout.canceled.notPaid(formatList(shops))} {holdUntilMessage(expires_at)}
          </p>
          {atPickup && <p>{atPickup}</p>}
          {payment_url === null && <p>{m.checkout.canceled.notResponding}</p>}
        </>
      }
      actions={
        <>
          {payment_url !== null && (
            <Button busy={state === 'opening'} onClick={() => open(payment_url)}>
              {m.checkout.payment.pay(formatDollars(amount))}
            </Button>
          )}
          <Button variant="quiet" busy={cancelCall.busy} onClick={() => void cancelAndLeave()}>
            {m.checkout.redirect.cancel}
          </Button>
        </>
      }
    >
      {hasFailed && <ErrorMessage error={problemMessage(state, payment_url ?? '')} />}
      <ErrorMessage error={cancelCall.error} />
    </MessagePage>
  )
}

function problemMessage(state: PaymentPageState, address: string): string {
  const { title, text } = paymentPageMessage(state, address, location.origin)
  return `${title}. ${text}`
}

function NothingCharged({ failure }: { failure?: unknown }) {
  return (
    <MessagePage
      title={failure ? m.checkout.status.notFound : routes.paymentCancel.title}
      illustration="cart"
      text={<p>{m.checkout.canceled.itemsInCart}</p>}
      actions={
        <>
          <ButtonLink to={href(routes.cart)}>{m.checkout.canceled.backToCart}</ButtonLink>
          <ButtonLink to={href(routes.home)} variant="quiet">
            {m.shopping.keepShopping}
          </ButtonLink>
        </>
      }
    >
      <ErrorMessage error={failure} />
    </MessagePage>
  )
}

function PaymentSkeleton() {
  return (
    <MessagePage
      title={m.checkout.status.title}
      illustration="cart"
      text={
        <div className="grid justify-items-center">
          <Spinner label={m.checkout.status.loading} />
        </div>
      }
      actions={null}
    />
  )
}
