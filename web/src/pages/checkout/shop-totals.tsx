import { formatMoney } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { addOrderTotals, type OrderTotals } from '@mainstreet/contract/orders/order-totals.ts'
import type { CartShopGroup } from '../../features/cart/cart-updates.ts'

type Props = {
  parts: readonly { group: Pick<CartShopGroup, 'shop_id' | 'shop_name'>; totals: OrderTotals }[]
}

/** The items of each shop, and all deliveries. */
export function ShopTotals({ parts }: Props) {
  const { deliveryCents } = addOrderTotals(parts.map(({ totals }) => totals))
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-sm">
      {parts.map(({ group, totals }) => (
        <TotalsRow key={group.shop_id} label={group.shop_name} cents={totals.itemsCents} />
      ))}
      {deliveryCents > 0 && <TotalsRow label={m.checkout.shop.deliveryFee} cents={deliveryCents} />}
    </dl>
  )
}

function TotalsRow({ label, cents }: { label: string; cents: number }) {
  return (
    <>
      <dt className="truncate text-ink-2">{label}</dt>
      <dd className="text-right nums">{formatMoney(cents)}</dd>
    </>
  )
}
