import { fieldLimits } from '@mainstreet/contract/limits.ts'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { Select } from '../../../ui/forms/text-input.tsx'
import {
  type ProductSearch,
  type SortColumn,
  type SortDirection,
  type StockFilter,
  stockFilters,
} from './product-search.ts'

type Props = { search: ProductSearch; onSearch: (search: ProductSearch, replace?: boolean) => void }

const sortLabels = {
  '-created_at': 'Newest first',
  name: 'Name',
  price: 'Lowest price',
  '-price': 'Highest price',
  stock: 'Least in stock',
  '-stock': 'Most in stock',
  created_at: 'Oldest first',
  '-name': 'Name, from Z',
} as const

export function ListToolbar({ search, onSearch }: Props) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchField
        label="Find a product"
        placeholder="Find a product"
        maxLength={fieldLimits.maxSearchChars}
        value={search.search}
        onSearch={(text) => onSearch({ ...search, search: text, page: 1 }, true)}
        className="min-w-0 grow basis-40 sm:max-w-72"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend */}
      <div role="group" aria-label="Shown" className="order-3 flex max-w-full gap-2 overflow-x-auto py-0.5">
        {(Object.entries(stockFilters) as [StockFilter, string][]).map(([show, label]) => (
          <Chip
            key={show}
            selected={search.show === show}
            onClick={() => onSearch({ ...search, show, page: 1 })}
          >
            {label}
          </Chip>
        ))}
      </div>
      <Select
        aria-label="Order of the list"
        value={`${search.direction === 'desc' ? '-' : ''}${search.column}`}
        onChange={({ target }) => {
          const column = target.value.replace('-', '') as SortColumn
          const direction: SortDirection = target.value.startsWith('-') ? 'desc' : 'asc'
          onSearch({ ...search, column, direction, page: 1 })
        }}
        className="order-2 w-auto! max-w-40 lg:hidden"
      >
        {Object.entries(sortLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}
