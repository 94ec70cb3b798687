import { dayMs } from '@mainstreet/contract/durations.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { formatDay } from '@mainstreet/contract/messages/format.ts'
import { openingHoursLimits } from '@mainstreet/contract/shops/limits.ts'
import { listComingExceptions } from '@mainstreet/contract/shops/list-coming-exceptions.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import { getLocalDay } from '@mainstreet/contract/shops/time-zone.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { removeException, setException } from './hours-edit.ts'
import { PeriodsField } from './periods-field.tsx'

type Props = { hours: OpeningHours; onChange: (hours: OpeningHours) => void; now: Date }

/** Days whose hours differ from their weekday. */
export function ExceptionsEditor({ hours, onChange, now }: Props) {
  const texts = dashboard.merchant.hours.exceptions
  const [date, setDate] = useState('')
  const today = new Date(getLocalDay(hours.time_zone, now.getTime()) * dayMs).toISOString().slice(0, 10)
  const coming = listComingExceptions(hours, now)
  const exists = hours.exceptions.some((one) => one.date === date)
  // adding a day removes the past ones
  const full = coming.length >= openingHoursLimits.maxExceptions

  const add = () => {
    onChange(setException({ ...hours, exceptions: coming }, { date, periods: [] }))
    setDate('')
  }
  return (
    <section aria-labelledby="exceptions" className="grid gap-3">
      <h2 id="exceptions" className="text-xl">
        {texts.title}
      </h2>
      {coming.length === 0 && <p className="text-ink-2">{texts.none}</p>}
      <ul className="divide-y divide-line">
        {coming.map((one) => {
          const name = formatDay(one.date, 'longDayWithYear')
          return (
            <li key={one.date} className="grid grid-cols-1 gap-2 py-3">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h3 className="font-sans text-base font-semibold tracking-normal">{name}</h3>
                <Button
                  variant="plain"
                  size="sm"
                  aria-label={texts.removeDay(name)}
                  onClick={() => onChange(removeException(hours, one.date))}
                >
                  {texts.remove}
                </Button>
              </div>
              <PeriodsField
                dayName={name}
                periods={one.periods}
                onChange={(periods) => onChange(setException(hours, { ...one, periods }))}
              />
              <TextInput
                aria-label={texts.reason(name)}
                placeholder={texts.reasonPlaceholder}
                maxLength={openingHoursLimits.maxNoteChars}
                value={one.note ?? ''}
                onChange={({ target }) => onChange(setException(hours, { ...one, note: target.value }))}
              />
            </li>
          )
        })}
      </ul>
      <Field
        className="max-w-md"
        label={texts.date}
        type="date"
        min={today}
        value={date}
        onChange={({ target }) => setDate(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        error={exists ? texts.exists : full ? texts.tooMany(openingHoursLimits.maxExceptions) : undefined}
        action={
          <Button variant="quiet" disabled={!date || date < today || exists || full} onClick={add}>
            <Plus aria-hidden="true" className="size-4.5" />
            {texts.add}
          </Button>
        }
      />
    </section>
  )
}
