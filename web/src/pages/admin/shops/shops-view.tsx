import { paging } from '@mainstreet/contract/limits.ts'
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { categoryLabels, shopStatusLabels } from '@mainstreet/contract/texts.ts'
import { calls } from '../../../api/calls.ts'
import { useMaybeAnswer } from '../../../api/use-call.ts'
import { statusTones } from '../../../features/moderation/decision-panel.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import type { Column } from '../../../ui/data/data-table.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { FilterSelect } from '../filter-select.tsx'
import { dayWords } from '../format-date.ts'
import { PagedRows } from '../paged-rows.tsx'
import { useViewSearch } from '../use-view-search.ts'
import { oneOf, pageOf } from '../view-search.ts'
import { OneShop } from './shop-detail.tsx'

const statuses = ['pending_approval', 'approved', 'rejected'] as const
const categories = ['Food', 'Coffee', 'Gifts', 'Souvenirs', 'Other'] as const
const sorts = ['name', 'submitted_at', 'created_at'] as const

export function ShopsView() {
  const [search] = useViewSearch()
  return search.open ? <OneShop key={search.open} id={search.open} /> : <AllShops />
}

function AllShops() {
  const [search, change] = useViewSearch()
  const status = oneOf(statuses, search.status)
  const category = oneOf(categories, search.category)
  const sortBy = oneOf(sorts, search.sort) ?? 'name'
  const sortOrder = oneOf(['asc', 'desc'] as const, search.order) ?? 'asc'
  const query = {
    page: pageOf(search),
    limit: paging.defaultProducts,
    status,
    category,
    search: search.search,
    sortBy,
    sortOrder,
  }
  const list = useMaybeAnswer(calls.listShops, { query }, { keepPrevious: true, live: true })
  const narrow = Boolean(status || category || search.search)
  return (
    <Tabs
      label="Shops by state"
      value={status ?? 'all'}
      onChange={(next) => change({ status: next === 'all' ? undefined : next })}
      tabs={[
        { value: 'all', label: 'All' },
        ...statuses.map((value) => ({ value, label: shopStatusLabels[value] })),
      ]}
    >
      <div className="grid grid-cols-1 gap-4 pt-4">
        <div className="flex flex-wrap items-center gap-2">
          <SearchField
            label="Search shops"
            placeholder="Name of a shop"
            value={search.search}
            onSearch={(text) => change({ search: text })}
          />
          <FilterSelect
            label="Category"
            all="All categories"
            options={categoryLabels}
            value={category}
            onChange={(next) => change({ category: next })}
          />
        </div>
        <PagedRows
          label="Shops"
          list={list}
          columns={columnsOf((id) => change({ open: id, page: search.page }))}
          keyOf={({ id }) => id}
          sorting={{ by: sortBy, order: sortOrder }}
          onSort={({ by, order }) => change({ sort: by, order })}
          onPage={(page) => change({ page: String(page) })}
          beyond="For the others search by name, or turn the order round."
          empty={
            <EmptyState
              scene="street"
              title={narrow ? 'No such shop' : 'The street is empty'}
              text={
                narrow ? 'Try fewer letters, or all states.' : 'Shops appear here when merchants register.'
              }
              action={
                narrow && (
                  <Button
                    variant="quiet"
                    onClick={() => change({ search: undefined, status: undefined, category: undefined })}
                  >
                    Show all shops
                  </Button>
                )
              }
            />
          }
        />
      </div>
    </Tabs>
  )
}

function columnsOf(open: (id: string) => void): Column<Shop>[] {
  return [
    {
      label: 'Name',
      sort: 'name',
      place: 'head',
      cell: (shop) => (
        <button
          type="button"
          onClick={() => open(shop.id)}
          className="block max-w-full rounded-field py-1 text-left font-semibold break-words text-pine hover:underline max-md:text-lg"
        >
          {shop.name}
        </button>
      ),
    },
    {
      label: 'State',
      cell: (shop) => <Badge tone={statusTones[shop.status]}>{shopStatusLabels[shop.status]}</Badge>,
    },
    { label: 'Category', cell: (shop) => categoryLabels[shop.category] },
    { label: 'Address', cell: (shop) => shop.location },
    { label: 'Products', right: true, cell: (shop) => shop.product_count.toLocaleString('en-US') },
    {
      label: 'Submitted',
      sort: 'submitted_at',
      className: 'whitespace-nowrap',
      cell: (shop) => dayWords(shop.submitted_at),
    },
    {
      label: 'Actions',
      right: true,
      place: 'foot',
      cell: (shop) => (
        <Button variant="plain" size="sm" aria-label={`Review ${shop.name}`} onClick={() => open(shop.id)}>
          Review
        </Button>
      ),
    },
  ]
}
