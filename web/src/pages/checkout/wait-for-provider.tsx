import { texts } from '@mainstreet/contract/texts.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { paths } from '../../api/paths.ts'
import { useSend } from '../../api/use-send.ts'
import { goToPay } from '../../features/payments/go-to-pay.ts'
import { useAskedAgain } from '../../features/payments/use-asked-again.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Spinner } from '../../ui/spinner.tsx'

type Props = { parentId: string; onGivenUp: () => void }

/** The order is placed and its goods are held; only the page to pay at is missing. */
export function WaitForProvider({ parentId, onGivenUp }: Props) {
  const router = useRouter()
  const params = { parent_order_id: parentId }
  const giveUp = useSend(calls.cancelCheckout, { invalidates: [calls.getCart, calls.listCustomerOrders] })
  const { checkout, error, isWaiting, again } = useAskedAgain({
    key: [calls.getCheckout.path, params],
    ask: (signal) => request(calls.getCheckout, { params, signal }),
    isHoped: ({ payment }) => payment?.state !== 'open' || payment.payment_url !== null,
  })
  const address = checkout?.payment?.payment_url
  const isPast = checkout !== undefined && checkout.payment?.state !== 'open'

  useEffect(() => {
    if (address) goToPay(address)
    else if (isPast) router.history.replace(paths.paymentCancel({ checkout: parentId }))
  }, [address, isPast, router, parentId])

  return (
    <Card className="mx-auto grid max-w-lg justify-items-center gap-4 p-6 text-center sm:p-10">
      {isWaiting || address ? (
        <>
          <Spinner label="Waiting for the page to pay at" />
          <h2 className="text-2xl">One moment</h2>
          <p className="text-ink-2">
            The card company has not answered yet. Your things are held for you; nothing is charged.
          </p>
        </>
      ) : (
        <>
          <h2 className="text-2xl">The card company does not answer</h2>
          <p className="text-ink-2">
            Your things are still held for you, and nothing was charged. Try again, or let them go and pay in
            the shop where that is possible. Your cart stays as it is.
          </p>
          <Failure of={giveUp.failure ?? error} />
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={again}>{texts.errorBoundary.tryAgain}</Button>
            <Button
              variant="quiet"
              busy={giveUp.busy}
              onClick={async () => (await giveUp.send({ params })) && onGivenUp()}
            >
              Let them go
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}
