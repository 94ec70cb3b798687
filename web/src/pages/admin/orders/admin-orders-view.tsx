import { fieldLimits } from '@mainstreet/contract/limits.ts'
import { formatDollars } from '@mainstreet/contract/money.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { orderStatuses } from '@mainstreet/contract/orders/transitions.ts'
import { calls } from '../../../api/calls.ts'
import { useCallQuery } from '../../../api/use-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { TableColumn } from '../../../ui/data/data-table.tsx'
import { Price } from '../../../ui/data/price.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { DateRangeFields } from '../date-range-fields.tsx'
import { FilterSelect } from '../filter-select.tsx'
import { formatDateTime } from '../format-date.ts'
import { PagedRows } from '../paged-rows.tsx'
import { useViewSearch } from '../use-view-search.ts'
import { parseDay, parseOneOf, parsePage, toSearchTerm } from '../view-search.ts'
import { OrderDialog } from './order-dialog.tsx'
import { orderStatusLabels, orderStatusTones, orderTypeLabels, paymentStatusLabels } from './order-labels.ts'

const paymentStatuses = Object.keys(paymentStatusLabels) as Order['payment_status'][]
const types = ['order', 'reservation'] as const
const noFilters = {
  search: undefined,
  status: undefined,
  type: undefined,
  payment: undefined,
  from: undefined,
  to: undefined,
  shop_id: undefined,
}

export function AdminOrdersView() {
  const [search, change] = useViewSearch()
  const status = parseOneOf(orderStatuses, search.status)
  const type = parseOneOf(types, search.type)
  const payment_status = parseOneOf(paymentStatuses, search.payment)
  const from = parseDay(search.from)
  const to = parseDay(search.to)
  const { shop_id } = search
  const searchTerm = toSearchTerm(search.search)
  const query = {
    page: parsePage(search),
    status,
    type,
    payment_status,
    from,
    to,
    shop_id,
    search: searchTerm,
  }
  const list = useCallQuery(calls.listAllOrders, { query }, { keepPrevious: true, live: true })
  const narrow = Boolean(status || type || payment_status || from || to || searchTerm || shop_id)

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-2">
        <SearchField
          label="Search orders"
          placeholder="Customer email or order ID"
          maxLength={fieldLimits.maxSearchChars}
          value={search.search}
          onSearch={(text) => change({ search: text })}
        />
        <FilterSelect
          label="State"
          allLabel="All states"
          options={orderStatusLabels}
          value={status}
          onChange={(next) => change({ status: next })}
        />
        <FilterSelect
          label="Kind"
          allLabel="All kinds"
          options={orderTypeLabels}
          value={type}
          onChange={(next) => change({ type: next })}
        />
        <FilterSelect
          label="Payment"
          allLabel="All payments"
          options={paymentStatusLabels}
          value={payment_status}
          onChange={(next) => change({ payment: next })}
        />
        <DateRangeFields from={from} to={to} onChange={change} />
        {narrow && (
          <Button variant="plain" onClick={() => change(noFilters)}>
            Clear
          </Button>
        )}
      </div>
      <PagedRows
        label="Orders"
        list={list}
        columns={createColumns((id) => change({ open: id, page: search.page }))}
        getRowKey={({ id }) => id}
        onPage={(page) => change({ page: String(page) })}
        tooDeepHint="For what is older choose days."
        empty={
          <EmptyState
            illustration="cart"
            title={narrow ? 'No such order' : 'Nothing has been ordered yet'}
            text={narrow ? 'Try other days, or all states.' : 'Every order of every shop is listed here.'}
            action={
              narrow && (
                <Button variant="quiet" onClick={() => change(noFilters)}>
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

function createColumns(open: (id: string) => void): TableColumn<Order>[] {
  return [
    {
      label: 'Customer',
      cardPosition: 'head',
      renderCell: (order) => (
        <button
          type="button"
          onClick={() => open(order.id)}
          className="block max-w-full rounded-field py-1 text-left font-semibold break-words text-pine hover:underline max-md:text-lg"
        >
          {order.customer_name}
        </button>
      ),
    },
    { label: 'Shop', renderCell: (order) => order.shop_name },
    {
      label: 'Placed',
      className: 'whitespace-nowrap',
      renderCell: (order) => formatDateTime(order.created_at),
    },
    { label: 'Kind', renderCell: (order) => orderTypeLabels[order.order_type] },
    {
      label: 'State',
      renderCell: (order) => (
        <Badge tone={orderStatusTones[order.status]}>{orderStatusLabels[order.status]}</Badge>
      ),
    },
    { label: 'Payment', renderCell: (order) => paymentStatusLabels[order.payment_status] },
    {
      label: 'Total',
      alignRight: true,
      renderCell: (order) => <Price amount={formatDollars(order.total_amount)} size="sm" />,
    },
  ]
}
