import { formatMoney, toCents } from '@mainstreet/contract/money.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { orderStatuses } from '@mainstreet/contract/orders/transitions.ts'
import { calls } from '../../../api/calls.ts'
import { useMaybeAnswer } from '../../../api/use-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { Column } from '../../../ui/data/data-table.tsx'
import { Price } from '../../../ui/data/price.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { DayFields } from '../date-range-fields.tsx'
import { FilterSelect } from '../filter-select.tsx'
import { momentWords } from '../format-date.ts'
import { PagedRows } from '../paged-rows.tsx'
import { useViewSearch } from '../use-view-search.ts'
import { dayOf, oneOf, pageOf, searchable } from '../view-search.ts'
import { OrderDialog } from './order-dialog.tsx'
import { paymentWords, statusTones, statusWords, typeWords } from './order-labels.ts'

const payments = Object.keys(paymentWords) as Order['payment_status'][]
const types = ['order', 'reservation'] as const
const none = {
  search: undefined,
  status: undefined,
  type: undefined,
  payment: undefined,
  from: undefined,
  to: undefined,
  shop_id: undefined,
}

export function OrdersView() {
  const [search, change] = useViewSearch()
  const status = oneOf(orderStatuses, search.status)
  const type = oneOf(types, search.type)
  const payment_status = oneOf(payments, search.payment)
  const from = dayOf(search.from)
  const to = dayOf(search.to)
  const { shop_id } = search
  const words = searchable(search.search)
  const query = { page: pageOf(search), status, type, payment_status, from, to, shop_id, search: words }
  const list = useMaybeAnswer(calls.listAllOrders, { query }, { keepPrevious: true, live: true })
  const narrow = Boolean(status || type || payment_status || from || to || words || shop_id)

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-2">
        <SearchField
          label="Search orders"
          placeholder="Customer email or order ID"
          value={search.search}
          onSearch={(text) => change({ search: text })}
        />
        <FilterSelect
          label="State"
          all="All states"
          options={statusWords}
          value={status}
          onChange={(next) => change({ status: next })}
        />
        <FilterSelect
          label="Kind"
          all="All kinds"
          options={typeWords}
          value={type}
          onChange={(next) => change({ type: next })}
        />
        <FilterSelect
          label="Payment"
          all="All payments"
          options={paymentWords}
          value={payment_status}
          onChange={(next) => change({ payment: next })}
        />
        <DayFields from={from} to={to} onChange={change} />
        {narrow && (
          <Button variant="plain" onClick={() => change(none)}>
            Clear
          </Button>
        )}
      </div>
      <PagedRows
        label="Orders"
        list={list}
        columns={columnsOf((id) => change({ open: id, page: search.page }))}
        keyOf={({ id }) => id}
        onPage={(page) => change({ page: String(page) })}
        beyond="For what is older choose days."
        empty={
          <EmptyState
            scene="bag"
            title={narrow ? 'No such order' : 'Nothing has been ordered yet'}
            text={narrow ? 'Try other days, or all states.' : 'Every order of every shop is listed here.'}
            action={
              narrow && (
                <Button variant="quiet" onClick={() => change(none)}>
                  Show all orders
                </Button>
              )
            }
          />
        }
      />
      <OrderDialog id={search.open} onClose={() => change({ open: undefined, page: search.page })} />
    </div>
  )
}

function columnsOf(open: (id: string) => void): Column<Order>[] {
  return [
    {
      label: 'Customer',
      place: 'head',
      cell: (order) => (
        <button
          type="button"
          onClick={() => open(order.id)}
          className="block max-w-full rounded-field py-1 text-left font-semibold break-words text-pine hover:underline max-md:text-lg"
        >
          {order.customer_name}
        </button>
      ),
    },
    { label: 'Shop', cell: (order) => order.shop_name },
    {
      label: 'Placed',
      className: 'whitespace-nowrap',
      cell: (order) => momentWords(order.created_at),
    },
    { label: 'Kind', cell: (order) => typeWords[order.order_type] },
    {
      label: 'State',
      cell: (order) => <Badge tone={statusTones[order.status]}>{statusWords[order.status]}</Badge>,
    },
    { label: 'Payment', cell: (order) => paymentWords[order.payment_status] },
    {
      label: 'Total',
      right: true,
      cell: (order) => <Price amount={formatMoney(toCents(order.total_amount))} size="sm" />,
    },
  ]
}
