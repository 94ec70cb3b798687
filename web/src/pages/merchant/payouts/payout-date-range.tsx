import { type Ref, useState } from 'react'
import { Field } from '../../../ui/forms/field.tsx'
import { type Days, firstDay, isAsked, lastDay } from './payout-search.ts'

type Props = { days: Days; onChoose: (days: Days) => void; first: Ref<HTMLInputElement> }

export function PayoutDays({ days, onChoose, first }: Props) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Day label="From" day={days.from} onChoose={(from) => onChoose({ from })} ref={first} />
      <Day label="Until" day={days.to} onChoose={(to) => onChoose({ to })} />
    </div>
  )
}

type DayProps = {
  label: string
  day: string | undefined
  onChoose: (day: string) => void
  ref?: Ref<HTMLInputElement>
}

/** A year is typed figure by figure, and each of them makes a day (of the year 2, 20, 202): those stay in the field. */
function Day({ label, day, onChoose, ref }: DayProps) {
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState(false)
  const counts = !typed || isAsked(typed)
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
        if (!target.value || isAsked(target.value)) onChoose(target.value)
      }}
      onBlur={() => {
        setLeft(true)
        if (counts) setTyped(undefined)
      }}
      error={left && !counts ? 'A day from 2000 on' : undefined}
    />
  )
}
