import { m } from '@mainstreet/contract/messages/messages.ts'
import { categoryChips } from '@mainstreet/contract/shops/shop-category.ts'
import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../../browser/lazy-component.tsx'
import { activeFilters } from '../../../features/catalog/filter-labels.ts'
import type { HomeSearch } from '../../../features/catalog/home-search.ts'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { ActiveFilters } from '../active-filters.tsx'
import { FilterBar } from '../filter-bar.tsx'

const FilterSheet = lazyComponent(() => import('../filter-sheet.tsx'), 'FilterSheet')

type Props = {
  search: HomeSearch
  shopName: string | undefined
  onChange: (change: Partial<HomeSearch>) => void
}

export function FilterChips({ search, shopName, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const { search: _, category: __, shop: ___, ...inSheet } = search
  const count = activeFilters(inSheet, undefined).length
  return (
    <div className="mb-5 grid grid-cols-1 gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend */}
      <div
        role="group"
        aria-label={m.shopping.filters.categories}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
      >
        <Chip selected={count > 0} aria-haspopup="dialog" onClick={() => setOpen(true)} className="md:hidden">
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          {count > 0 ? m.shopping.filters.titleWithCount(count) : m.shopping.filters.title}
        </Chip>
        <Chip selected={!search.category} onClick={() => onChange({ category: undefined })}>
          {m.shopping.filters.allCategories}
        </Chip>
        {categoryChips.map((chip) =>
          chip.enabled ? (
            <Chip
              key={chip.category}
              selected={search.category === chip.category}
              onClick={() =>
                onChange({ category: search.category === chip.category ? undefined : chip.category })
              }
            >
              {m.shopCategories[chip.category]}
            </Chip>
          ) : (
            <Chip key={chip.category} disabled>
              {m.shopping.filters.plannedCategories[chip.category]}{' '}
              <span className="text-xs">{m.shopping.filters.comingSoon}</span>
            </Chip>
          ),
        )}
      </div>
      <FilterBar search={search} onChange={onChange} />
      <ActiveFilters search={search} shopName={shopName} onChange={onChange} />
      {open && (
        <Suspense>
          <FilterSheet search={search} onChange={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
