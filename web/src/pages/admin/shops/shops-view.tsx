import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatNumber } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { paging } from '@mainstreet/contract/paging-limits.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { shopCategories } from '@mainstreet/contract/shops/shop-category.ts'
import { shopStatuses } from '@mainstreet/contract/shops/shop-status.ts'
import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { shopStatusTones } from '../../../features/moderation/decision-panel.tsx'
import { useCallQuery } from '../../../queries/use-call.ts'
import { longTextCell, type TableColumn } from '../../../ui/data/data-table.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { FilterSelect } from '../filter-select.tsx'
import { formatDate } from '../format-date.ts'
import { ListEmptyState } from '../list-empty-state.tsx'
import { OpenRowButton } from '../open-row-button.tsx'
import { PagedRows } from '../paged-rows.tsx'
import { useViewSearch } from '../use-view-search.ts'
import { parseOneOf, parsePage } from '../view-search.ts'
import { DeleteShop } from './delete-shop.tsx'
import { type ShopActionHandlers, ShopActions } from './shop-actions.tsx'
import { ShopDetail } from './shop-detail.tsx'
import { SuspendShop } from './suspend-shop.tsx'

const sortFields = ['name', 'submitted_at', 'created_at'] as const

export function ShopsView() {
  const [search] = useViewSearch()
  return search.open ? <ShopDetail key={search.open} id={search.open} /> : <AllShops />
}

function AllShops() {
  const [search, change] = useViewSearch()
  const [suspendingId, setSuspendingId] = useState<string>()
  const [deleting, setDeleting] = useState<Shop>()
  const status = parseOneOf(shopStatuses, search.status)
  const category = parseOneOf(shopCategories, search.category)
  const sortBy = parseOneOf(sortFields, search.sort) ?? 'name'
  const sortOrder = parseOneOf(['asc', 'desc'] as const, search.order) ?? 'asc'
  const query = {
    page: parsePage(search),
    limit: paging.defaultProducts,
    status,
    category,
    search: search.search,
    sortBy,
    sortOrder,
  }
  const list = useCallQuery(calls.listShops, { query }, { keepPrevious: true, live: true })
  const narrow = Boolean(status || category || search.search)
  // as it is now: a decision is about the version that is listed
  const suspending = list.data?.data.find((shop) => shop.id === suspendingId && shop.status === 'approved')
  return (
    <Tabs
      label={dashboard.admin.shops.statusFilter}
      value={status ?? 'all'}
      onChange={(next) => change({ status: next === 'all' ? undefined : next })}
      tabs={[
        { value: 'all', label: dashboard.admin.shops.allStatuses },
        ...shopStatuses.map((value) => ({ value, label: m.shopStatuses[value] })),
      ]}
    >
      <div className="grid grid-cols-1 gap-4 pt-4">
        <div className="flex flex-wrap items-center gap-2">
          <SearchField
            label={dashboard.admin.shops.search}
            placeholder={dashboard.admin.shops.searchPlaceholder}
            value={search.search}
            onSearch={(text) => change({ search: text })}
          />
          <FilterSelect
            label={dashboard.admin.shops.category}
            allLabel={dashboard.admin.shops.allCategories}
            options={m.shopCategories}
            value={category}
            onChange={(next) => change({ category: next })}
          />
        </div>
        <PagedRows
          label={dashboard.admin.shops.listLabel}
          list={list}
          columns={createColumns({
            onReview: ({ id }) => change({ open: id, page: search.page }),
            onSuspend: ({ id }) => setSuspendingId(id),
            onDelete: setDeleting,
          })}
          getRowKey={({ id }) => id}
          sorting={{ by: sortBy, order: sortOrder }}
          onSort={({ by, order }) => change({ sort: by, order })}
          onPage={(page) => change({ page: String(page) })}
          tooDeepHint={dashboard.admin.shops.tooManyHint}
          empty={
            <ListEmptyState
              illustration="town"
              isFiltered={narrow}
              texts={dashboard.admin.shops}
              onShowAll={() => change({ search: undefined, status: undefined, category: undefined })}
            />
          }
        />
        {suspending && (
          <SuspendShop key={suspending.id} shop={suspending} onClose={() => setSuspendingId(undefined)} />
        )}
        {deleting && (
          <DeleteShop
            shop={deleting}
            onClose={() => setDeleting(undefined)}
            onDeleted={() => setDeleting(undefined)}
          />
        )}
      </div>
    </Tabs>
  )
}

function createColumns(actions: ShopActionHandlers): TableColumn<Shop>[] {
  const { columns } = dashboard.admin.shops
  return [
    {
      label: columns.name,
      sortKey: 'name',
      cardPosition: 'head',
      renderCell: (shop) => <OpenRowButton onClick={() => actions.onReview(shop)}>{shop.name}</OpenRowButton>,
    },
    {
      label: columns.status,
      renderCell: (shop) => <Badge tone={shopStatusTones[shop.status]}>{m.shopStatuses[shop.status]}</Badge>,
    },
    { label: columns.category, renderCell: (shop) => m.shopCategories[shop.category] },
    { label: columns.address, className: longTextCell, renderCell: (shop) => shop.location },
    {
      label: columns.products,
      alignRight: true,
      renderCell: (shop) => formatNumber(shop.product_count),
    },
    {
      label: columns.submitted,
      sortKey: 'submitted_at',
      className: 'whitespace-nowrap',
      renderCell: (shop) => formatDate(shop.submitted_at),
    },
    {
      label: columns.actions,
      alignRight: true,
      cardPosition: 'corner',
      renderCell: (shop) => <ShopActions shop={shop} {...actions} />,
    },
  ]
}
