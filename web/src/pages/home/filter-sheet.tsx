import { suggestions } from '@mainstreet/contract/catalog/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { type ReactNode, useState } from 'react'
import { calls } from '../../api/calls.ts'
import { type HomeSearch, noFilters, productsQuery } from '../../features/catalog/home-search.ts'
import { useBrowseLocation } from '../../features/location/current-location.ts'
import { useCallQuery } from '../../queries/use-call.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { AvailabilityChips, RadiusSelect, SortSelect } from './filter-bar.tsx'
import { PriceRange } from './price-range.tsx'

type Props = {
  search: HomeSearch
  onChange: (change: Partial<HomeSearch>) => void
  onClose: () => void
}

/** The filters on a phone: tried with the number of matching products, and applied all at once. */
export function FilterSheet({ search, onChange, onClose }: Props) {
  const { coordinates } = useBrowseLocation()
  const [draft, setDraft] = useState(search)
  const change = (some: Partial<HomeSearch>) => setDraft((before) => ({ ...before, ...some }))
  const debouncedDraft = useDebounced(draft, suggestions.debounceMs)
  const { data } = useCallQuery(
    calls.listProducts,
    { query: { ...productsQuery(debouncedDraft, coordinates), limit: 1 } },
    { keepPrevious: true },
  )
  const total = data?.pagination.total

  function show() {
    onClose()
    onChange(draft)
  }
  const { search: _, category: __, shop: ___, ...own } = noFilters

  return (
    <Dialog
      open
      onClose={onClose}
      title={m.shopping.filters.title}
      focusField={false}
      footer={
        <>
          <Button variant="plain" onClick={() => change({ ...own, sort: undefined })}>
            {m.shopping.filters.reset}
          </Button>
          <Button onClick={show} className="flex-1">
            {total === undefined
              ? m.shopping.filters.showProducts
              : m.shopping.filters.showProductCount(total)}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <FilterGroup title={m.shopping.filters.show}>
          <div className="flex flex-wrap gap-2">
            <AvailabilityChips search={draft} onChange={change} />
          </div>
        </FilterGroup>
        <FilterGroup title={m.shopping.filters.price}>
          <PriceRange search={draft} onChange={change} />
        </FilterGroup>
        <FilterGroup title={m.shopping.filters.distance}>
          <RadiusSelect search={draft} onChange={change} className="w-full" />
        </FilterGroup>
        <FilterGroup title={m.shopping.sort.title}>
          <SortSelect search={draft} onChange={change} className="w-full!" />
        </FilterGroup>
        <p role="status" className="sr-only">
          {total === 0 ? m.home.showing(0, 0) : ''}
        </p>
      </div>
    </Dialog>
  )
}

function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-sans text-sm font-semibold text-ink-2">{title}</h3>
      {children}
    </section>
  )
}
