import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { type Ref, useState } from 'react'
import { Field } from '../../../ui/forms/field.tsx'
import { type DateRange, firstDay, isSelectableDate, lastDay } from './payout-search.ts'

type Props = { days: DateRange; onSelect: (days: DateRange) => void; first: Ref<HTMLInputElement> }

export function PayoutDateRange({ days, onSelect, first }: Props) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <DateField
        label={dashboard.merchant.payouts.from}
        day={days.from}
        onSelect={(from) => onSelect({ from })}
        ref={first}
      />
      <DateField label={dashboard.merchant.payouts.to} day={days.to} onSelect={(to) => onSelect({ to })} />
    </div>
  )
}

type DateFieldProps = {
  label: string
  day: string | undefined
  onSelect: (day: string) => void
  ref?: Ref<HTMLInputElement>
}

/** While a year is typed, each digit makes a valid date (in the year 2, 20, 202): those stay in the field. */
function DateField({ label, day, onSelect, ref }: DateFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState(false)
  const counts = !typed || isSelectableDate(typed)
  return (
    <Field
      ref={ref}
      label={label}
      type="date"
      min={firstDay}
      max={lastDay}
      value={typed ?? day ?? ''}
      onFocus={() => setLeft(false)}
      onChange={({ target }) => {
        setTyped(target.value)
        if (!target.value || isSelectableDate(target.value)) onSelect(target.value)
      }}
      onBlur={() => {
        setLeft(true)
        if (counts) setTyped(undefined)
      }}
      error={left && !counts ? dashboard.merchant.payouts.invalidDate : undefined}
    />
  )
}
