import { m } from '@mainstreet/contract/messages/messages.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { calls } from '../../api/calls.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { QrCode } from '../../ui/images/qr-code.tsx'
import { formatWhen } from './order-time.ts'
import { PickupTimes } from './pickup-code.tsx'

type Props = { order: Order; timeZone: string; now: Date }

/** Right after an order is placed: its code, its times and the way to its pickup pass. */
export function OrderPass({ order, timeZone, now }: Props) {
  const texts = m.orders.pass
  const code = order.pickup_code ?? ''
  const { data, error } = useCallQuery(
    calls.getPickupPassLink,
    { params: { id: order.id } },
    { staleTime: Number.POSITIVE_INFINITY },
  )
  const when = (at: string | null) => at && formatWhen(timeZone, new Date(at), now)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-sunk p-4">
      {data ? (
        <QrCode url={data.url} label={texts.qrCode(order.shop_name)} className="size-32 shrink-0" />
      ) : (
        !error && <Skeleton className="size-32 shrink-0" />
      )}
      <dl className="grid min-w-48 flex-1 grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-6 gap-y-2 text-sm">
        <div className="col-span-full">
          <dt className="text-ink-2">{m.orders.pickup.code}</dt>
          <dd className="font-display text-4xl font-bold tracking-[0.12em] wrap-anywhere nums">
            <span aria-hidden="true">{code}</span>
            <span className="sr-only">{[...code].join(' ')}</span>
          </dd>
        </div>
        <PickupTimes
          from={order.ready_at ? null : when(order.pickup_from)}
          until={when(order.pickup_until)}
        />
      </dl>
      {data && (
        <ButtonLink to={new URL(data.url).pathname} variant="quiet" size="sm" className="w-full">
          {texts.show}
        </ButtonLink>
      )}
    </div>
  )
}
