import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { OpeningPeriod } from '@mainstreet/contract/shops/opening-hours.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { PeriodsField } from './periods-field.tsx'

type Props = {
  name: string
  periods: OpeningPeriod[]
  onChange: (periods: OpeningPeriod[]) => void
  onCopy: (() => void) | undefined
}

export function DayRow({ name, periods, onChange, onCopy }: Props) {
  return (
    <li className="grid grid-cols-1 gap-2 py-3 sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:gap-4">
      <div>
        <h3 className="font-sans text-base font-semibold tracking-normal sm:pt-2.5">{name}</h3>
        {onCopy && periods.length > 0 && (
          <Button variant="plain" size="sm" onClick={onCopy} className="-ml-3 text-left">
            {dashboard.merchant.hours.week.copy}
          </Button>
        )}
      </div>
      <PeriodsField dayName={name} periods={periods} onChange={onChange} />
    </li>
  )
}
