import { m } from '@mainstreet/contract/messages/messages.ts'
import {
  getDefaultSort,
  type HomeSearch,
  type ProductSort,
  productSorts,
  radiusOptionsMiles,
} from '../../features/catalog/home-search.ts'
import { Chip } from '../../ui/buttons/chip.tsx'
import { Select } from '../../ui/forms/text-input.tsx'
import { PriceRange } from './price-range.tsx'

type Props = { search: HomeSearch; onChange: (change: Partial<HomeSearch>) => void }
type SortProps = Props & { className?: string }

/** On wide screens all filters are in one row; on a phone they are in a sheet. */
export function FilterBar({ search, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend
    <div
      role="group"
      aria-label={m.shopping.filters.title}
      className="hidden flex-wrap items-center gap-1.5 md:flex"
    >
      <AvailabilityChips search={search} onChange={onChange} />
      <PriceRange search={search} onChange={onChange} />
      <RadiusSelect search={search} onChange={onChange} />
      <SortSelect search={search} onChange={onChange} className="ml-auto" />
    </div>
  )
}

export function AvailabilityChips({ search, onChange }: Props) {
  return (
    <>
      <Chip
        selected={search.open_now}
        onClick={() => onChange({ open_now: search.open_now ? undefined : true })}
      >
        {m.shopping.filters.openNow}
      </Chip>
      <Chip
        selected={search.in_stock}
        onClick={() => onChange({ in_stock: search.in_stock ? undefined : true })}
      >
        {m.shopping.filters.inStock}
      </Chip>
    </>
  )
}

export function RadiusSelect({ search, onChange, className = 'w-auto!' }: Props & { className?: string }) {
  return (
    <Select
      aria-label={m.shopping.filters.distance}
      value={search.radius ?? ''}
      onChange={({ target }) =>
        onChange({ radius: radiusOptionsMiles.find((miles) => String(miles) === target.value) })
      }
      className={`min-h-10! py-1! text-sm ${className}`}
    >
      <option value="">{m.shopping.filters.anyDistance}</option>
      {radiusOptionsMiles.map((miles) => (
        <option key={miles} value={miles}>
          {m.shopping.filters.radius(miles)}
        </option>
      ))}
    </Select>
  )
}

/** The default order is not in the address. */
export function SortSelect({ search, onChange, className = '' }: SortProps) {
  const usual = getDefaultSort(search) ?? ''
  return (
    <Select
      aria-label={m.shopping.sort.label}
      value={search.sort ?? usual}
      onChange={({ target: { value } }) =>
        onChange({ sort: value === usual ? undefined : (value as ProductSort) })
      }
      className={`min-h-10! w-auto! py-1! text-sm ${className}`}
    >
      {search.search && <option value="">{m.shopping.sort.bestMatch}</option>}
      {productSorts.map((sort) => (
        <option key={sort} value={sort}>
          {m.shopping.sort.options[sort]}
        </option>
      ))}
    </Select>
  )
}
