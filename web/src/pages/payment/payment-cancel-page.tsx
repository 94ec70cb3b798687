import { formatMoney, toCents } from '@mainstreet/contract/money.ts'
import type { Checkout } from '@mainstreet/contract/payments/payment.ts'
import { useRouter, useSearch } from '@tanstack/react-router'
import { calls } from '../../api/calls.ts'
import { useMaybeAnswer } from '../../api/use-call.ts'
import { useSend } from '../../api/use-send.ts'
import { paths } from '../../browser/paths.ts'
import { heldWords, paymentPageWords } from '../../features/payments/payment-page-messages.ts'
import { type PaymentPageState, usePaymentPage } from '../../features/payments/use-payment-page.ts'
import { useSession } from '../../session/session.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { Failure } from '../../ui/feedback/error-message.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Notice } from '../../ui/layout/message-page.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { Ordered } from './order-confirmation.tsx'
import { SignInFirst } from './sign-in-required.tsx'

/** The provider sends its customers here who cancel; they can still pay. */
export function PaymentCancelPage() {
  const { status, user } = useSession()
  const { checkout } = useSearch({ strict: false }) as { checkout?: unknown }
  if (typeof checkout !== 'string') return <NothingCharged />
  if (status === 'loading') return <Loading />
  return user ? <Unpaid parentId={checkout} /> : <SignInFirst />
}

function Unpaid({ parentId }: { parentId: string }) {
  const { data, error, isPending } = useMaybeAnswer(
    calls.getCheckout,
    { params: { parent_order_id: parentId } },
    { live: true },
  )
  if (isPending) return <Loading />
  if (!data) return <NothingCharged failure={error} />
  if (data.payment?.state === 'open') return <Choose checkout={data} payment={data.payment} />
  if (data.payment?.state === 'closed') return <NothingCharged />
  return <Ordered checkout={data} />
}

type ChooseProps = { checkout: Checkout; payment: NonNullable<Checkout['payment']> }

function Choose({ checkout, payment }: ChooseProps) {
  const router = useRouter()
  const { state, open, hasFailed } = usePaymentPage()
  const giveUp = useSend(calls.cancelCheckout, {
    invalidates: [
      calls.getCheckout,
      calls.getCart,
      calls.listCustomerOrders,
      calls.getProduct,
      calls.listProducts,
    ],
  })
  const { amount, payment_url, expires_at } = payment
  const shops = checkout.orders.map(({ shop_name }) => shop_name)

  async function letGo() {
    const done = await giveUp.send({ params: { parent_order_id: checkout.parent_order_id } })
    if (!done) return
    toast({ title: 'You weren’t charged', description: 'Your items are back in your cart.' })
    router.history.push(paths.cart())
  }
  return (
    <Notice
      title="Not paid yet"
      scene="bag"
      text={
        <>
          <p>
            Your order at {new Intl.ListFormat('en').format(shops)} isn’t paid. {heldWords(expires_at)}
          </p>
          {payment_url === null && <p>The payment provider isn’t responding. We’ll keep trying.</p>}
        </>
      }
      actions={
        <>
          {payment_url !== null && (
            <Button busy={state === 'opening'} onClick={() => open(payment_url)}>
              Pay {formatMoney(toCents(amount))}
            </Button>
          )}
          <Button variant="quiet" busy={giveUp.busy} onClick={() => void letGo()}>
            Cancel and return to cart
          </Button>
        </>
      }
    >
      {hasFailed && <Failure of={problemWords(state, payment_url ?? '')} />}
      <Failure of={giveUp.failure} />
    </Notice>
  )
}

function problemWords(state: PaymentPageState, address: string): string {
  const { title, text } = paymentPageWords(state, address, location.origin)
  return `${title}. ${text}`
}

function NothingCharged({ failure }: { failure?: unknown }) {
  return (
    <Notice
      title={failure ? 'We couldn’t find this payment' : 'You weren’t charged'}
      scene="bag"
      text={<p>Your items are still in your cart.</p>}
      actions={
        <>
          <ButtonLink to={paths.cart()}>Back to cart</ButtonLink>
          <ButtonLink to={paths.home()} variant="quiet">
            Keep shopping
          </ButtonLink>
        </>
      }
    >
      <Failure of={failure} />
    </Notice>
  )
}

function Loading() {
  return (
    <Notice
      title="Your payment"
      scene="bag"
      text={
        <div className="grid justify-items-center">
          <Spinner label="Loading your payment" />
        </div>
      }
      actions={null}
    />
  )
}
