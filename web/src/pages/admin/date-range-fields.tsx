import { m } from '@mainstreet/contract/messages/messages.ts'
import { TextInput } from '../../ui/forms/text-input.tsx'
import type { ViewSearch } from './view-search.ts'

type Props = { from: string | undefined; to: string | undefined; onChange: (patch: ViewSearch) => void }

/** Days in the marketplace's time zone, both inclusive. */
export function DateRangeFields({ from, to, onChange }: Props) {
  return (
    <span className="flex items-center gap-2 max-sm:w-full">
      <span aria-hidden="true" className="text-ink-2">
        {m.admin.dates.from}
      </span>
      <TextInput
        type="date"
        aria-label={m.admin.dates.from}
        value={from ?? ''}
        max={to}
        onChange={({ target }) => onChange({ from: target.value })}
        className="w-auto! min-w-34 max-sm:flex-1 max-sm:px-2!"
      />
      <span aria-hidden="true" className="text-ink-2">
        {m.admin.dates.to}
      </span>
      <TextInput
        type="date"
        aria-label={m.admin.dates.to}
        value={to ?? ''}
        min={from}
        onChange={({ target }) => onChange({ to: target.value })}
        className="w-auto! min-w-34 max-sm:flex-1 max-sm:px-2!"
      />
    </span>
  )
}
