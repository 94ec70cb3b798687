import type { Hours } from '@mainstreet/contract/shops/opening-hours.ts'
import { Clash } from '../edit-conflict.tsx'
import { differences } from './hours-edit.ts'

type Props = { mine: Hours; theirs: Hours; busy: boolean; onMine: () => void; onTheirs: () => void }

export function HoursClash({ mine, theirs, ...answers }: Props) {
  return (
    <Clash says="The shop has changed while you were editing." {...answers}>
      <ul className="grid gap-2 text-sm">
        {differences(mine, theirs).map((one) => (
          <li key={one.what}>
            <strong>{one.what}</strong>: now {one.theirs}; yours {one.mine}
          </li>
        ))}
      </ul>
    </Clash>
  )
}
