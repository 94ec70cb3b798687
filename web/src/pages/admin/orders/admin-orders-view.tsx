import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { formatOrderNumber, parseOrderNumber } from '@mainstreet/contract/orders/order-number.ts'
import { orderStatuses, orderTypes, paymentStatuses } from '@mainstreet/contract/orders/transitions.ts'
import { calls } from '../../../api/calls.ts'
import { useCallQuery } from '../../../queries/use-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { longTextCell, type TableColumn } from '../../../ui/data/data-table.tsx'
import { Price } from '../../../ui/data/price.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { DateRangeFields } from '../date-range-fields.tsx'
import { FilterSelect } from '../filter-select.tsx'
import { formatDateTime } from '../format-date.ts'
import { ListEmptyState } from '../list-empty-state.tsx'
import { OpenRowButton } from '../open-row-button.tsx'
import { PagedRows } from '../paged-rows.tsx'
import { useViewSearch } from '../use-view-search.ts'
import { parseDay, parseOneOf, parsePage, toSearchTerm } from '../view-search.ts'
import { OrderDialog } from './order-dialog.tsx'
import { orderStatusTones } from './order-status-tones.ts'

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
  const text = dashboard.adminOrders
  const status = parseOneOf(orderStatuses, search.status)
  const type = parseOneOf(orderTypes, search.type)
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
  const otherFilters = Boolean(status || type || payment_status || from || to || shop_id)
  const isNumber = parseOrderNumber(searchTerm ?? '') !== undefined
  const narrow = otherFilters || searchTerm !== undefined

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-2">
        <SearchField
          label={text.search}
          placeholder={text.searchPlaceholder}
          value={search.search}
          onSearch={(typed) => change({ search: typed })}
        />
        <FilterSelect
          label={text.status}
          allLabel={text.allStatuses}
          options={text.statuses}
          value={status}
          onChange={(next) => change({ status: next })}
        />
        <FilterSelect
          label={text.type}
          allLabel={text.allTypes}
          options={text.types}
          value={type}
          onChange={(next) => change({ type: next })}
        />
        <FilterSelect
          label={text.payment}
          allLabel={text.allPayments}
          options={text.paymentStatuses}
          value={payment_status}
          onChange={(next) => change({ payment: next })}
        />
        <DateRangeFields from={from} to={to} onChange={change} />
        {narrow && (
          <Button variant="plain" onClick={() => change(noFilters)}>
            {dashboard.admin.clearFilters}
          </Button>
        )}
      </div>
      <PagedRows
        label={text.listLabel}
        list={list}
        columns={createColumns((id) => change({ open: id, page: search.page }))}
        getRowKey={({ id }) => id}
        onPage={(page) => change({ page: String(page) })}
        tooDeepHint={text.tooManyHint}
        empty={
          <ListEmptyState
            illustration="cart"
            isFiltered={narrow}
            texts={{ ...text, ...getNotFoundTexts(searchTerm, otherFilters) }}
            onShowAll={() =>
              change(isNumber && otherFilters ? { ...noFilters, search: searchTerm } : noFilters)
            }
          />
        }
      />
      {search.open && (
        <OrderDialog
          key={search.open}
          id={search.open}
          onClose={() => change({ open: undefined, page: search.page })}
        />
      )}
    </div>
  )
}

/** What an admin can do next when a search has no results. */
function getNotFoundTexts(searchTerm: string | undefined, hasFilters: boolean) {
  if (searchTerm === undefined) return {}
  const { term, number, numberWithFilters } = dashboard.adminOrders.notFound
  const end = parseOrderNumber(searchTerm)
  if (end === undefined) return hasFilters ? {} : { noResultsText: term }
  const shown = formatOrderNumber({ id: end })
  if (!hasFilters) return { noResultsTitle: number.title(shown), noResultsText: number.text }
  const { title, text, action } = numberWithFilters
  return { noResultsTitle: title(shown), noResultsText: text, showAll: action }
}

function createColumns(open: (id: string) => void): TableColumn<Order>[] {
  const text = dashboard.adminOrders
  const { columns } = text
  return [
    {
      label: columns.customer,
      cardPosition: 'head',
      renderCell: (order) => (
        <OpenRowButton onClick={() => open(order.id)}>{order.customer_name}</OpenRowButton>
      ),
    },
    {
      label: columns.number,
      className: 'nums whitespace-nowrap',
      renderCell: (order) => formatOrderNumber(order),
    },
    { label: columns.shop, className: longTextCell, renderCell: (order) => order.shop_name },
    {
      label: columns.placed,
      className: 'whitespace-nowrap',
      renderCell: (order) => formatDateTime(order.created_at),
    },
    { label: columns.type, renderCell: (order) => text.types[order.order_type] },
    {
      label: columns.status,
      renderCell: (order) => (
        <Badge tone={orderStatusTones[order.status]}>{text.statuses[order.status]}</Badge>
      ),
    },
    { label: columns.payment, renderCell: (order) => text.paymentStatuses[order.payment_status] },
    {
      label: columns.total,
      alignRight: true,
      renderCell: (order) => <Price amount={formatDollars(order.total_amount)} size="sm" />,
    },
  ]
}
