import { formatMoney, toCents } from '@mainstreet/contract/money.ts'
import type { Checkout } from '@mainstreet/contract/payments/payment.ts'
import { clockWords } from '@mainstreet/contract/shops/hours-words.ts'
import { useRouter, useSearch } from '@tanstack/react-router'
import { calls } from '../../api/calls.ts'
import { paths } from '../../api/paths.ts'
import { useSession } from '../../api/session.ts'
import { useMaybeAnswer } from '../../api/use-answer.ts'
import { useSend } from '../../api/use-send.ts'
import { goToPay } from '../../features/payments/go-to-pay.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { Ordered } from './ordered.tsx'
import { SignInFirst } from './sign-in-first.tsx'

/** Whoever turns back at the provider comes here, and may go on or let it be. */
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
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const shops = checkout.orders.map(({ shop_name }) => shop_name)

  async function letGo() {
    const done = await giveUp.send({ params: { parent_order_id: checkout.parent_order_id } })
    if (!done) return
    toast({ title: 'Nothing was charged', description: 'What you chose is in your cart, as you left it.' })
    router.history.push(paths.cart())
  }
  return (
    <Notice
      title="Not paid yet"
      scene="bag"
      text={
        <>
          <p>
            Nothing was charged. Your things from {new Intl.ListFormat('en').format(shops)} are held for you
            until {clockWords(here, new Date(expires_at))}.
          </p>
          {payment_url === null && (
            <p>The card company does not answer at the moment. This page asks again.</p>
          )}
        </>
      }
      actions={
        <>
          {payment_url !== null && (
            <Button onClick={() => goToPay(payment_url)}>Pay {formatMoney(toCents(amount))} after all</Button>
          )}
          <Button variant="quiet" busy={giveUp.busy} onClick={() => void letGo()}>
            Let it go, back to the cart
          </Button>
        </>
      }
    >
      <Failure of={giveUp.failure} />
    </Notice>
  )
}

function NothingCharged({ failure }: { failure?: unknown }) {
  return (
    <Notice
      title={failure ? 'This payment cannot be looked up' : 'Nothing was charged'}
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
          <Spinner label="Looking for your payment" />
        </div>
      }
      actions={null}
    />
  )
}
