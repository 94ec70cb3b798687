import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { OpeningPeriod } from '@mainstreet/contract/shops/opening-hours.ts'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { Button, IconButton } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { addPeriod, canAddPeriod, getPeriodsError } from './hours-edit.ts'

type Props = { dayName: string; periods: OpeningPeriod[]; onChange: (periods: OpeningPeriod[]) => void }

/** The periods of one day. */
export function PeriodsField({ dayName, periods, onChange }: Props) {
  const texts = dashboard.merchant.hours.periods
  const error = getPeriodsError(periods)
  const errorId = useId()
  const set = (at: number, some: Partial<OpeningPeriod>) =>
    onChange(periods.map((period, index) => (index === at ? { ...period, ...some } : period)))
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      {periods.length === 0 && <p className="text-ink-2 sm:pt-2.5">{dashboard.merchant.hours.closed}</p>}
      {periods.map((period, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a period has no other identity
        <div key={at} className="flex max-w-full flex-wrap items-center gap-1 sm:gap-2">
          <TextInput
            type="time"
            aria-label={at > 0 ? texts.nextOpens(dayName, at + 1) : texts.opens(dayName)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            value={period.opens}
            onChange={({ target }) => set(at, { opens: target.value })}
            className="w-auto! min-w-0 px-2! nums sm:min-w-30 sm:px-3! max-sm:[&::-webkit-calendar-picker-indicator]:hidden"
          />
          <span aria-hidden="true" className="text-ink-2">
            {texts.to}
          </span>
          <TextInput
            type="time"
            aria-label={at > 0 ? texts.nextCloses(dayName, at + 1) : texts.closes(dayName)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            value={period.closes}
            onChange={({ target }) => set(at, { closes: target.value })}
            className="w-auto! min-w-0 px-2! nums sm:min-w-30 sm:px-3! max-sm:[&::-webkit-calendar-picker-indicator]:hidden"
          />
          <IconButton
            label={texts.remove(dayName)}
            onClick={() => onChange(periods.filter((_, index) => index !== at))}
          >
            <X aria-hidden="true" className="size-4.5" />
          </IconButton>
          {at === periods.length - 1 && canAddPeriod(periods) && (
            <IconButton
              label={texts.addOn(dayName)}
              onClick={() => onChange(addPeriod(periods))}
              className="-ml-2"
            >
              <Plus aria-hidden="true" className="size-4.5" />
            </IconButton>
          )}
        </div>
      ))}
      <FieldError id={errorId} error={error} />
      {periods.length === 0 && (
        <Button
          variant="plain"
          size="sm"
          aria-label={texts.addOn(dayName)}
          onClick={() => onChange(addPeriod(periods))}
          className="-ml-3"
        >
          <Plus aria-hidden="true" className="size-4" />
          {texts.add}
        </Button>
      )}
    </div>
  )
}
