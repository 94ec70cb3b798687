import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { OpeningHours } from '@mainstreet/contract/shops/opening-hours.ts'
import { EditConflict } from '../edit-conflict.tsx'
import { findDifferences } from './hours-edit.ts'

type Props = {
  mine: OpeningHours
  theirs: OpeningHours
  busy: boolean
  onKeepMine: () => void
  onKeepTheirs: () => void
}

export function HoursConflict({ mine, theirs, ...conflictProps }: Props) {
  return (
    <EditConflict message={dashboard.merchant.hours.conflict.message} {...conflictProps}>
      <ul className="grid gap-2 text-sm">
        {findDifferences(mine, theirs).map((one) => (
          <li key={one.what}>
            <strong className="block">{one.what}</strong>
            {dashboard.merchant.conflict.difference({ current: one.theirs, yours: one.mine })}
          </li>
        ))}
      </ul>
    </EditConflict>
  )
}
