import type { Hours } from '@mainstreet/contract/shops/hours.ts'
import { Button } from '../../../ui/button.tsx'
import { differences } from './hours-edit.ts'

type Props = { mine: Hours; theirs: Hours; busy: boolean; onMine: () => void; onTheirs: () => void }

export function HoursClash({ mine, theirs, busy, onMine, onTheirs }: Props) {
  return (
    <section role="alert" className="grid gap-3 rounded-card bg-marigold-wash px-4 py-3">
      <p className="font-semibold">The shop has changed while you were editing.</p>
      <ul className="grid gap-2 text-sm">
        {differences(mine, theirs).map((one) => (
          <li key={one.what}>
            <strong>{one.what}</strong>: now {one.theirs}; yours {one.mine}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={busy} onClick={onMine}>
          Save mine
        </Button>
        <Button size="sm" variant="quiet" onClick={onTheirs}>
          Keep what is there
        </Button>
      </div>
    </section>
  )
}
