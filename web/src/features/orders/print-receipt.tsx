import { formatDollars, formatMoney } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { formatOrderNumber } from '@mainstreet/contract/orders/order-number.ts'
import { ReceiptText } from 'lucide-react'
import { PrintButton } from '../../ui/buttons/print-button.tsx'
import { formatWhen } from './order-time.ts'
import { customerPaymentMessage } from './payment-messages.ts'
import { useOrderShop } from './use-order-shop.ts'

type Props = { order: Order; timeZone: string; now: Date }

/** Prints the receipt of an order that was paid; nothing for others. */
export function PrintReceipt(props: Props) {
  if (!isPaid(props.order)) return null
  return (
    <PrintButton size="sm" paper={<Receipt {...props} />}>
      <ReceiptText aria-hidden="true" className="size-4" />
      {m.orders.receipt.print}
    </PrintButton>
  )
}

function isPaid({ payment_status }: Order): boolean {
  return ['paid', 'paid_in_store', 'partially_refunded', 'refunded'].includes(payment_status)
}

function Receipt({ order, timeZone, now }: Props) {
  const { shop } = useOrderShop(order.shop_id)
  const texts = m.orders.receipt
  return (
    <div className="grid gap-6">
      <header className="grid gap-1">
        <h1 className="text-2xl">{texts.title}</h1>
        <p className="font-semibold">{order.shop_name}</p>
        {shop && <p>{shop.location}</p>}
        {shop?.phone && <p>{shop.phone}</p>}
      </header>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <dt>{texts.number}</dt>
        <dd className="nums">{formatOrderNumber(order)}</dd>
        <dt>{texts.date}</dt>
        <dd>{formatWhen(timeZone, new Date(order.created_at), now)}</dd>
        <dt>{texts.customer}</dt>
        <dd>{order.customer_name}</dd>
      </dl>
      <table className="w-full text-left">
        <tbody>
          {order.items.map(({ product_id, name, quantity, price }) => (
            <ReceiptRow
              key={product_id}
              label={`${quantity} × ${name}`}
              amount={formatMoney(toCents(price) * quantity)}
            />
          ))}
          {order.delivery_fee > 0 && (
            <ReceiptRow label={m.orders.delivery} amount={formatDollars(order.delivery_fee)} />
          )}
        </tbody>
        <tfoot className="border-t border-ink font-bold">
          <ReceiptRow label={texts.total} amount={formatDollars(order.total_amount)} />
        </tfoot>
      </table>
      <p>{customerPaymentMessage(order)}</p>
    </div>
  )
}

function ReceiptRow({ label, amount }: { label: string; amount: string }) {
  return (
    <tr>
      <th scope="row" className="py-1 font-[inherit]">
        {label}
      </th>
      <td className="py-1 text-right nums">{amount}</td>
    </tr>
  )
}
