import { texts } from '@mainstreet/contract/texts.ts'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { useSend } from '../../api/use-send.ts'
import { paths } from '../../browser/paths.ts'
import { heldWords, paymentPageWords } from '../../features/payments/payment-page-messages.ts'
import type { usePaymentPage } from '../../features/payments/use-payment-page.ts'
import { useAskedAgain } from '../../features/payments/use-polled-checkout.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Failure } from '../../ui/feedback/error-message.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Card } from '../../ui/layout/card.tsx'

type Props = { parentId: string; page: ReturnType<typeof usePaymentPage> }

/** The order is placed and its items are held; only the payment page is missing. */
export function WaitForProvider({ parentId, page }: Props) {
  const router = useRouter()
  const params = { parent_order_id: parentId }
  const cancel = useSend(calls.cancelCheckout, { invalidates: [calls.getCart, calls.listCustomerOrders] })
  const { checkout, error, isWaiting, again } = useAskedAgain({
    key: [calls.getCheckout.path, params],
    ask: (signal) => request(calls.getCheckout, { params, signal }),
    isHoped: ({ payment }) => payment?.state !== 'open' || payment.payment_url !== null,
  })
  const address = checkout?.payment?.payment_url
  const isPast = checkout !== undefined && checkout.payment?.state !== 'open'
  const { state, open } = page
  const wasOpened = useRef(state !== 'closed')

  useEffect(() => {
    if (isPast) router.history.replace(paths.paymentCancel({ checkout: parentId }))
    if (!address || wasOpened.current) return
    wasOpened.current = true
    open(address)
  }, [address, isPast, open, router, parentId])

  async function cancelAndReturn() {
    if (await cancel.send({ params })) router.history.push(paths.cart())
  }
  const back = (
    <Button variant="quiet" busy={cancel.busy} onClick={() => void cancelAndReturn()}>
      Cancel and return to cart
    </Button>
  )
  // the first time it opens by itself
  const isOpening = state === 'opening' || (state === 'closed' && !wasOpened.current)
  const held = heldWords(checkout?.payment?.expires_at)

  if (address ? isOpening : isWaiting)
    return (
      <Frame title="Opening the payment page">
        <Spinner label="Opening the payment page" />
        <p className="text-ink-2">{held}</p>
      </Frame>
    )
  if (!address)
    return (
      <Frame title="The payment provider isn’t responding">
        <p className="text-ink-2">{held} Try again, or cancel and return to your cart.</p>
        <Failure of={cancel.failure ?? error} />
        <Actions>
          <Button onClick={again}>{texts.errorBoundary.tryAgain}</Button>
          {back}
        </Actions>
      </Frame>
    )
  const { title, text } = paymentPageWords(state, address, location.origin)
  return (
    <Frame title={title}>
      <p className="text-ink-2">
        {text} {held}
      </p>
      <Failure of={cancel.failure} />
      <Actions>
        <Button onClick={() => open(address)}>
          {state === 'closed' ? 'Continue to payment' : texts.errorBoundary.tryAgain}
        </Button>
        {back}
      </Actions>
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card role="status" className="mx-auto grid max-w-lg justify-items-center gap-4 p-6 text-center sm:p-10">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </Card>
  )
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-center gap-2">{children}</div>
}
