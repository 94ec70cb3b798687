import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { useRouter } from '../../browser/router/use-router.ts'
import { holdUntilMessage, paymentPageMessage } from '../../features/payments/payment-page-messages.ts'
import type { usePaymentPage } from '../../features/payments/use-payment-page.ts'
import { usePolledCheckout } from '../../features/payments/use-polled-checkout.ts'
import { useSend } from '../../queries/use-send.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Card } from '../../ui/layout/card.tsx'

type Props = { parentId: string; page: ReturnType<typeof usePaymentPage> }

/** The order is placed and its items are reserved; only the payment is missing. */
export function PaymentRedirect({ parentId, page }: Props) {
  const router = useRouter()
  const texts = m.checkout.redirect
  const params = { parent_order_id: parentId }
  const cancel = useSend(calls.cancelCheckout, { invalidates: [calls.getCart, calls.listCustomerOrders] })
  const { checkout, error, isWaiting, again } = usePolledCheckout({
    key: [calls.getCheckout.path, params],
    fetchCheckout: (signal) => request(calls.getCheckout, { params, signal }),
    isDone: ({ payment }) => payment?.state !== 'open' || payment.payment_url !== null,
  })
  const address = checkout?.payment?.payment_url
  const isPast = checkout !== undefined && checkout.payment?.state !== 'open'
  const { state, open } = page
  const wasOpened = useRef(state !== 'closed')

  useEffect(() => {
    if (isPast) router.replace(href(routes.paymentCancel, { search: { checkout: parentId } }))
    if (!address || wasOpened.current) return
    wasOpened.current = true
    open(address)
  }, [address, isPast, open, router, parentId])

  async function cancelAndReturn() {
    if (await cancel.send({ params })) router.push(href(routes.cart))
  }
  const back = (
    <Button variant="quiet" busy={cancel.busy} onClick={() => void cancelAndReturn()}>
      {texts.cancel}
    </Button>
  )
  // the first time the payment page opens automatically
  const isOpening = state === 'opening' || (state === 'closed' && !wasOpened.current)
  const holdMessage = holdUntilMessage(checkout?.payment?.expires_at)

  if (address ? isOpening : isWaiting)
    return (
      <PaymentRedirectFrame title={texts.opening}>
        <Spinner label={texts.opening} />
        <p className="text-ink-2">{holdMessage}</p>
      </PaymentRedirectFrame>
    )
  if (!address)
    return (
      <PaymentRedirectFrame title={texts.notResponding}>
        <p className="text-ink-2">
          {holdMessage} {texts.tryOrCancel}
        </p>
        <ErrorMessage error={cancel.error ?? error} />
        <Actions>
          <Button onClick={again}>{m.errorBoundary.tryAgain}</Button>
          {back}
        </Actions>
      </PaymentRedirectFrame>
    )
  const { title, text } = paymentPageMessage(state, address, location.origin)
  return (
    <PaymentRedirectFrame title={title}>
      <p className="text-ink-2">
        {text} {holdMessage}
      </p>
      <ErrorMessage error={cancel.error} />
      <Actions>
        <Button onClick={() => open(address)}>
          {state === 'closed' ? texts.continueToPayment : m.errorBoundary.tryAgain}
        </Button>
        {back}
      </Actions>
    </PaymentRedirectFrame>
  )
}

function PaymentRedirectFrame({ title, children }: { title: string; children: ReactNode }) {
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
