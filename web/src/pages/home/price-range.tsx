import { m } from '@mainstreet/contract/messages/messages.ts'
import { type FormEvent, useEffect, useRef } from 'react'
import { type HomeSearch, parseDollars } from '../../features/catalog/home-search.ts'
import { inputStyle } from '../../ui/forms/text-input.tsx'

/** The length of '$1,000,000'. */
const maxPriceChars = 10

type Props = { search: HomeSearch; onChange: (change: Partial<HomeSearch>) => void }

/**
 * Minimum and maximum in dollars: applied on Enter and when a field loses the focus; swapped if they are in
 * the wrong order.
 */
export function PriceRange({ search: { min_price, max_price }, onChange }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const displayedRange = useRef([min_price, max_price])
  // the fields show the address's values, and the focus stays
  useEffect(() => {
    const [minPrice, maxPrice] = displayedRange.current
    // text typed before hydration stays
    if (minPrice === min_price && maxPrice === max_price) return
    displayedRange.current = [min_price, max_price]
    form.current?.reset()
  }, [min_price, max_price])

  function take(fields: HTMLFormElement) {
    const typed = new FormData(fields)
    const [from, to] = [parseDollars(typed.get('from')), parseDollars(typed.get('to'))]
    const swapped = from !== undefined && to !== undefined && from > to
    const [minPrice, maxPrice] = swapped ? [to, from] : [from, to]
    const next = { min_price: minPrice || undefined, max_price: maxPrice }
    if (next.min_price !== min_price || next.max_price !== max_price) onChange(next)
    else fields.reset()
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    take(event.currentTarget)
  }

  return (
    <form
      ref={form}
      aria-label={m.shopping.filters.price}
      onSubmit={submit}
      onBlur={(event) => take(event.currentTarget)}
      className="flex items-center gap-1.5 text-sm text-ink-2"
    >
      <DollarField name="from" label={m.shopping.filters.lowestPrice} value={min_price} />
      {m.shopping.filters.priceSeparator}
      <DollarField name="to" label={m.shopping.filters.highestPrice} value={max_price} />
      <button type="submit" className="sr-only" tabIndex={-1}>
        {m.shopping.filters.setPrice}
      </button>
    </form>
  )
}

function DollarField({ name, label, value }: { name: string; label: string; value: number | undefined }) {
  return (
    <span className="relative">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-2.5 grid place-items-center"
      >
        $
      </span>
      <input
        name={name}
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        maxLength={maxPriceChars}
        defaultValue={value}
        placeholder={name === 'from' ? m.shopping.filters.minPlaceholder : m.shopping.filters.maxPlaceholder}
        className={`${inputStyle} min-h-10! w-19! py-1! pr-2! pl-6! text-sm! nums`}
      />
    </span>
  )
}
