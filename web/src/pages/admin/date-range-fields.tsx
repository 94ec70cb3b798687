import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { useId } from 'react'
import { TextInput } from '../../ui/forms/text-input.tsx'
import type { ViewSearch } from './view-search.ts'

type Props = { from: string | undefined; to: string | undefined; onChange: (patch: ViewSearch) => void }

/** Days in the marketplace's time zone, both inclusive. */
export function DateRangeFields({ from, to, onChange }: Props) {
  const texts = dashboard.admin.dates
  return (
    <div className="grid gap-x-2 gap-y-2 max-sm:w-full max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] sm:flex">
      <DateField label={texts.from} value={from} max={to} onChange={(day) => onChange({ from: day })} />
      <DateField label={texts.to} value={to} min={from} onChange={(day) => onChange({ to: day })} />
    </div>
  )
}

type DateFieldProps = {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string) => void
}

function DateField({ label, value = '', min, max, onChange }: DateFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-x-2 gap-y-1 sm:flex sm:items-center">
      <label htmlFor={id} className="text-ink-2 max-sm:text-sm">
        {label}
      </label>
      <TextInput
        id={id}
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={({ target }) => onChange(target.value)}
        className="max-sm:px-2! sm:w-auto! sm:min-w-34"
      />
    </div>
  )
}
