import { type FormEvent, useEffect, useRef } from 'react'
import { type HomeSearch, parseDollars } from '../../features/catalog/home-search.ts'
import { inputStyle } from '../../ui/forms/text-input.tsx'

/** As long as '$1,000,000'. */
const maxPriceChars = 10

type Props = { search: HomeSearch; onChange: (change: Partial<HomeSearch>) => void }

/** From and to in dollars: taken on Enter and when the field is left; the wrong way round they change places. */
export function PriceRange({ search: { min_price, max_price }, onChange }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef([min_price, max_price])
  // what the address says now stands in the fields, and the focus stays where it is
  useEffect(() => {
    const [least, most] = shown.current
    // what was typed before the page was awake stays
    if (least === min_price && most === max_price) return
    shown.current = [min_price, max_price]
    form.current?.reset()
  }, [min_price, max_price])

  function take(fields: HTMLFormElement) {
    const typed = new FormData(fields)
    const [from, to] = [parseDollars(typed.get('from')), parseDollars(typed.get('to'))]
    const swapped = from !== undefined && to !== undefined && from > to
    const [least, most] = swapped ? [to, from] : [from, to]
    const next = { min_price: least || undefined, max_price: most }
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
      aria-label="Price"
      onSubmit={submit}
      onBlur={(event) => take(event.currentTarget)}
      className="flex items-center gap-1.5 text-sm text-ink-2"
    >
      <DollarField name="from" label="Lowest price" value={min_price} />
      to
      <DollarField name="to" label="Highest price" value={max_price} />
      <button type="submit" className="sr-only" tabIndex={-1}>
        Set price
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
        placeholder={name === 'from' ? 'min' : 'max'}
        className={`${inputStyle} min-h-10! w-19! py-1! pr-2! pl-6! text-sm! nums`}
      />
    </span>
  )
}
