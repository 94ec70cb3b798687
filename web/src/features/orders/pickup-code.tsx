import { m } from '@mainstreet/contract/messages/messages.ts'
import { isDeliveryOrder } from '@mainstreet/contract/orders/delivery.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { QrCode as QrIcon } from 'lucide-react'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { useRouter } from '../../browser/router/use-router.ts'
import { useAsyncAction } from '../../queries/use-async-action.ts'
import { toastError } from '../../session/toast-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { formatWhen } from './order-time.ts'

type Props = { order: Order; timeZone: string; now: Date }

/** Large once the order is ready, to be shown in the shop; a delivery shows its address instead. */
export function PickupCode({ order, timeZone, now }: Props) {
  if (!order.pickup_code) return null
  if (isDeliveryOrder(order)) return <DeliveryCode order={order} timeZone={timeZone} now={now} />
  const texts = m.orders.pickup
  const until = order.pickup_until && formatWhen(timeZone, new Date(order.pickup_until), now)
  const spelled = [...order.pickup_code].join(' ')

  if (order.ready_at)
    return (
      <div className="grid grid-cols-1 justify-items-center gap-1 rounded-card border-2 border-dashed border-pine bg-paper px-4 py-5 text-center">
        <p className="text-sm text-ink-2">{texts.showAtCounter}</p>
        <p className="font-display text-5xl font-bold tracking-[0.12em] wrap-anywhere nums sm:text-6xl">
          <span aria-hidden="true">{order.pickup_code}</span>
          <span className="sr-only">{texts.spelledCode(spelled)}</span>
        </p>
        {until && <p className="text-sm">{texts.pickUpBy(until)}</p>}
        <ShowPassButton order={order} />
      </div>
    )

  const from = order.pickup_from && formatWhen(timeZone, new Date(order.pickup_from), now)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card bg-sunk px-4 py-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        <div>
          <dt className="text-ink-2">{texts.code}</dt>
          <dd className="font-display text-lg font-semibold tracking-wider nums">{order.pickup_code}</dd>
        </div>
        <PickupTimes from={from} until={until} />
      </dl>
      <ShowPassButton order={order} />
    </div>
  )
}

/** Opens the pass, which has the QR code and keeps the screen on. */
function ShowPassButton({ order }: { order: Order }) {
  const router = useRouter()
  const { run, busy } = useAsyncAction()
  const texts = m.orders.pass
  const show = async () => {
    const { url } = await request(calls.getPickupPassLink, { params: { id: order.id } })
    router.push(new URL(url).pathname)
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={busy}
      onClick={() => void run(() => show().catch((failure) => toastError(texts.showFailed, failure)))}
    >
      <QrIcon aria-hidden="true" className="size-4" />
      {texts.show}
    </Button>
  )
}

type PickupTimesProps = { from: string | null | undefined; until: string | null | undefined }

/** Entries of a description list: the start and the end of pickup. */
export function PickupTimes({ from, until }: PickupTimesProps) {
  return (
    <>
      {from && (
        <div>
          <dt className="text-ink-2">{m.orders.pickup.pickUpAround}</dt>
          <dd className="text-base font-medium">{from}</dd>
        </div>
      )}
      {until && (
        <div>
          <dt className="text-ink-2">{m.orders.pickup.heldUntil}</dt>
          <dd className="text-base font-medium">{until}</dd>
        </div>
      )}
    </>
  )
}

function DeliveryCode({ order, timeZone, now }: Props) {
  const texts = m.orders.pickup
  const from = order.pickup_from && formatWhen(timeZone, new Date(order.pickup_from), now)
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 rounded-card bg-sunk px-4 py-3 text-sm">
      <div className="basis-full">
        <dt className="text-ink-2">{order.ready_at ? texts.outForDeliveryTo : texts.deliveryAddress}</dt>
        <dd className="text-base font-medium wrap-anywhere whitespace-pre-line">{order.delivery_address}</dd>
      </div>
      {!order.ready_at && from && (
        <div>
          <dt className="text-ink-2">{texts.leavesAround}</dt>
          <dd className="text-base font-medium">{from}</dd>
        </div>
      )}
      <div>
        <dt className="text-ink-2">{texts.deliveryCode}</dt>
        <dd className="font-display text-lg font-semibold tracking-wider nums">{order.pickup_code}</dd>
      </div>
    </dl>
  )
}
