import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type RadioCardOption<V extends string> = { value: V; title: string; text?: ReactNode }
type Props<V extends string> = {
  legend: string
  /** A heading above says the same. */
  hideLegend?: boolean
  /** Short texts: two side by side on the narrowest phone. */
  dense?: boolean
  /** Long titles: one below the other. */
  stacked?: boolean
  name: string
  options: readonly RadioCardOption<V>[]
  value: V
  onChange: (value: V) => void
}

/** Radio buttons with descriptions. */
export function RadioCards<V extends string>({
  legend,
  hideLegend = false,
  dense = false,
  stacked = false,
  name,
  options,
  value,
  onChange,
}: Props<V>) {
  return (
    <fieldset
      className={clsx(
        'grid min-w-0 gap-2',
        stacked
          ? 'grid-cols-1'
          : dense
            ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,6.75rem),1fr))]'
            : 'grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))]',
      )}
    >
      <legend className={hideLegend ? 'sr-only' : 'col-span-full mb-2 text-sm font-semibold'}>
        {legend}
      </legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            'flex cursor-pointer items-start rounded-field border border-line-strong/60 bg-surface hover:border-ink-2 has-checked:border-pine has-checked:bg-pine-wash',
            dense ? 'gap-2 px-3 py-2' : 'gap-3 px-4 py-3',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="mt-1 size-4.5 shrink-0 accent-pine"
          />
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere whitespace-pre-line">{option.title}</span>
            {option.text && <span className="block text-sm text-ink-2">{option.text}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
