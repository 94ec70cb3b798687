import { categoryChips } from '@mainstreet/contract/texts.ts'
import { X } from 'lucide-react'
import { type HomeSearch, type Sort, sorts } from '../../features/catalog/home-search.ts'
import { Chip } from '../../ui/chip.tsx'
import { Select } from '../../ui/text-input.tsx'

type Props = {
  search: HomeSearch
  shopName: string | undefined
  onChange: (change: Partial<HomeSearch>) => void
}

export function Chips({ search, shopName, onChange }: Props) {
  return (
    <div className="mb-5 grid grid-cols-1 gap-3">
      <div className="flex items-center gap-3">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend */}
        <div
          role="group"
          aria-label="Categories"
          className="-mx-4 flex min-w-0 flex-1 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:px-1"
        >
          <Chip selected={!search.category} onClick={() => onChange({ category: undefined })}>
            All
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
                {chip.category}
              </Chip>
            ) : (
              <Chip key={chip.category} disabled>
                {chip.category} <span className="text-xs">coming soon</span>
              </Chip>
            ),
          )}
        </div>
        <Select
          aria-label="Sort products"
          value={search.sort ?? ''}
          onChange={(event) => onChange({ sort: (event.target.value || undefined) as Sort | undefined })}
          className="hidden w-auto! shrink-0 text-sm sm:block"
        >
          <option value="">{search.search ? 'Best match' : 'Sort'}</option>
          {Object.entries(sorts).map(([sort, { label }]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      {(search.search || search.shop) && (
        <div className="flex flex-wrap items-center gap-2">
          {search.search && (
            <Active label={`“${search.search}”`} onClear={() => onChange({ search: undefined })} />
          )}
          {search.shop && (
            <Active label={shopName ?? 'One shop'} onClear={() => onChange({ shop: undefined })} />
          )}
        </div>
      )}
    </div>
  )
}

function Active({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button
      type="button"
      onClick={onClear}
      aria-label={`Remove filter ${label}`}
      className="inline-flex min-h-10 max-w-full items-center gap-2 rounded-full bg-pine-wash pr-3 pl-4 text-sm font-semibold text-pine hover:brightness-97"
    >
      <span className="truncate">{label}</span>
      <X aria-hidden="true" className="size-4 shrink-0" />
    </button>
  )
}
