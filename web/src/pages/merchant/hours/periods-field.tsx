import type { Period } from '@mainstreet/contract/shops/opening-hours.ts'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { Button, IconButton } from '../../../ui/buttons/button.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { faultOf, mayAddPeriod, withPeriod } from './hours-edit.ts'

type Props = { of: string; periods: Period[]; onChange: (periods: Period[]) => void }

/** The openings of one day. */
export function PeriodsField({ of, periods, onChange }: Props) {
  const fault = faultOf(periods)
  const errorId = useId()
  const set = (at: number, some: Partial<Period>) =>
    onChange(periods.map((period, index) => (index === at ? { ...period, ...some } : period)))
  return (
    <div className="grid justify-items-start gap-2">
      {periods.length === 0 && <p className="text-ink-2 sm:pt-2.5">Closed</p>}
      {periods.map((period, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an opening has nothing but its place
        <div key={at} className="flex max-w-full items-center gap-1 sm:gap-2">
          <TextInput
            type="time"
            aria-label={`${of}, opens${at > 0 ? ` (${at + 1})` : ''}`}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? errorId : undefined}
            value={period.opens}
            onChange={({ target }) => set(at, { opens: target.value })}
            className="w-auto! min-w-0 px-2! nums sm:min-w-30 sm:px-3! max-sm:[&::-webkit-calendar-picker-indicator]:hidden"
          />
          <span aria-hidden="true" className="text-ink-2">
            to
          </span>
          <TextInput
            type="time"
            aria-label={`${of}, closes${at > 0 ? ` (${at + 1})` : ''}`}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? errorId : undefined}
            value={period.closes}
            onChange={({ target }) => set(at, { closes: target.value })}
            className="w-auto! min-w-0 px-2! nums sm:min-w-30 sm:px-3! max-sm:[&::-webkit-calendar-picker-indicator]:hidden"
          />
          <IconButton
            label={`Remove this opening of ${of}`}
            onClick={() => onChange(periods.filter((_, index) => index !== at))}
          >
            <X aria-hidden="true" className="size-4.5" />
          </IconButton>
          {at === periods.length - 1 && mayAddPeriod(periods) && (
            <IconButton
              label={`Another opening on ${of}`}
              onClick={() => onChange(withPeriod(periods))}
              className="-ml-2"
            >
              <Plus aria-hidden="true" className="size-4.5" />
            </IconButton>
          )}
        </div>
      ))}
      {fault && (
        <p id={errorId} role="alert" className="text-sm font-medium text-poppy">
          {fault}
        </p>
      )}
      {periods.length === 0 && (
        <Button
          variant="plain"
          size="sm"
          aria-label={`Open on ${of}`}
          onClick={() => onChange(withPeriod(periods))}
          className="-ml-3"
        >
          <Plus aria-hidden="true" className="size-4" />
          Open
        </Button>
      )}
    </div>
  )
}
