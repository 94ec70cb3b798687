import type { ReactNode } from 'react'

type RadioCardOption<V extends string> = { value: V; title: string; text: ReactNode }
type Props<V extends string> = {
  legend: string
  /** A heading above says the same. */
  hideLegend?: boolean
  name: string
  options: readonly RadioCardOption<V>[]
  value: V
  onChange: (value: V) => void
}

/** Radio buttons with descriptions. */
export function RadioCards<V extends string>({
  legend,
  hideLegend = false,
  name,
  options,
  value,
  onChange,
}: Props<V>) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-2">
      <legend className={hideLegend ? 'sr-only' : 'col-span-full mb-2 text-sm font-semibold'}>
        {legend}
      </legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex cursor-pointer items-start gap-3 rounded-field border border-line-strong/60 bg-surface px-4 py-3 hover:border-ink-2 has-checked:border-pine has-checked:bg-pine-wash"
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
            <span className="block font-semibold">{option.title}</span>
            <span className="block text-sm text-ink-2">{option.text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
