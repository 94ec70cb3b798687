import { productRules } from '@mainstreet/contract/catalog/field-rules.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { findTypedError, parseTyped } from '../../api/forms/typed-value.ts'
import type { HomeSearch } from '../../features/catalog/home-search.ts'
import { inputStyle } from '../../ui/forms/text-input.tsx'

type Props = { search: HomeSearch; onChange: (change: Partial<HomeSearch>) => void }
type Bound = 'from' | 'to'
type BoundErrors = Partial<Record<Bound, string | undefined>>

/**
 * Minimum and maximum in dollars: applied on Enter and when a field loses the focus; swapped if they are in
 * the wrong order. What is no price stays with its error, and Escape restores the range.
 */
export function PriceRange({ search: { min_price, max_price }, onChange }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const displayedRange = useRef([min_price, max_price])
  const [errors, setErrors] = useState<BoundErrors>({})
  const errorId = useId()
  // a field shows a new value of the address, and the focus stays
  useEffect(() => {
    const [minPrice, maxPrice] = displayedRange.current
    displayedRange.current = [min_price, max_price]
    const changed: Bound[] = []
    if (minPrice !== min_price) changed.push('from')
    if (maxPrice !== max_price) changed.push('to')
    // other text stays: it was typed before hydration, or while the other field was applied
    for (const name of changed) {
      const input = form.current?.elements.namedItem(name) as HTMLInputElement | null | undefined
      if (input) input.value = input.defaultValue
      setErrors((before) => ({ ...before, [name]: undefined }))
    }
  }, [min_price, max_price])

  function restore() {
    form.current?.reset()
    setErrors({})
  }
  function take(fields: HTMLFormElement) {
    const typed = new FormData(fields)
    const read = (name: Bound) => {
      const text = String(typed.get(name)).trim()
      const error = text === '' ? undefined : findTypedError(productRules.price, text)
      return { error, dollars: parseTyped(productRules.price, text) }
    }
    const [from, to] = [read('from'), read('to')]
    setErrors({ from: from.error, to: to.error })
    if (from.error || to.error) return
    const prices = [from.dollars, to.dollars]
    if (from.dollars !== undefined && to.dollars !== undefined) prices.sort((a = 0, b = 0) => a - b)
    const [minPrice, maxPrice] = prices
    const next = { min_price: minPrice || undefined, max_price: maxPrice }
    if (next.min_price !== min_price || next.max_price !== max_price) onChange(next)
    else restore()
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    take(event.currentTarget)
  }
  function restoreOnEscape(event: KeyboardEvent<HTMLFormElement>) {
    const fields = [...event.currentTarget.querySelectorAll('input')]
    if (event.key !== 'Escape' || fields.every(({ value, defaultValue }) => value === defaultValue)) return
    // the sheet of filters stays open
    event.preventDefault()
    event.stopPropagation()
    restore()
  }
  const error = errors.from ?? errors.to
  const getFieldProps = (name: Bound) => ({ name, errorId: errors[name] && errorId })

  return (
    <form
      ref={form}
      aria-label={m.shopping.filters.price}
      onSubmit={submit}
      onBlur={(event) => take(event.currentTarget)}
      onKeyDown={restoreOnEscape}
      className="grid gap-1 text-sm text-ink-2"
    >
      <span className="flex items-center gap-1.5">
        <DollarField {...getFieldProps('from')} label={m.shopping.filters.lowestPrice} value={min_price} />
        {m.shopping.filters.priceSeparator}
        <DollarField {...getFieldProps('to')} label={m.shopping.filters.highestPrice} value={max_price} />
      </span>
      {error && (
        <p id={errorId} role="alert" className="font-medium text-poppy">
          {error}
        </p>
      )}
      <button type="submit" className="sr-only" tabIndex={-1}>
        {m.shopping.filters.setPrice}
      </button>
    </form>
  )
}

type DollarFieldProps = {
  name: Bound
  label: string
  value: number | undefined
  errorId: string | undefined
}

function DollarField({ name, label, value, errorId }: DollarFieldProps) {
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
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={value}
        placeholder={name === 'from' ? m.shopping.filters.minPlaceholder : m.shopping.filters.maxPlaceholder}
        className={`${inputStyle} min-h-10! w-19! py-1! pr-2! pl-6! text-sm! nums`}
      />
    </span>
  )
}
