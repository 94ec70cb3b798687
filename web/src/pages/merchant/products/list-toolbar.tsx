import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { Select } from '../../../ui/forms/text-input.tsx'
import { type ProductSearch, type SortColumn, type SortDirection, stockFilters } from './product-search.ts'

type Props = { search: ProductSearch; onSearch: (search: ProductSearch, replace?: boolean) => void }

export function ListToolbar({ search, onSearch }: Props) {
  const texts = dashboard.merchant.products
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        value={search.search}
        onSearch={(text) => onSearch({ ...search, search: text, page: 1 }, true)}
        className="min-w-0 grow basis-40 sm:max-w-72"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend */}
      <div
        role="group"
        aria-label={texts.filterLabel}
        className="order-3 flex max-w-full gap-2 overflow-x-auto py-0.5"
      >
        {stockFilters.map((show) => (
          <Chip
            key={show}
            selected={search.show === show}
            onClick={() => onSearch({ ...search, show, page: 1 })}
          >
            {texts.filters[show]}
          </Chip>
        ))}
      </div>
      <Select
        aria-label={texts.sortLabel}
        value={`${search.direction === 'desc' ? '-' : ''}${search.column}`}
        onChange={({ target }) => {
          const column = target.value.replace('-', '') as SortColumn
          const direction: SortDirection = target.value.startsWith('-') ? 'desc' : 'asc'
          onSearch({ ...search, column, direction, page: 1 })
        }}
        className="order-2 w-auto! max-w-40 lg:hidden"
      >
        {Object.entries(texts.sorts).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}
