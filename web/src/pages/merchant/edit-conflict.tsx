import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'

type Props = {
  says: string
  /** False where the two have changed different things. */
  overlaps?: boolean
  busy: boolean
  onMine: () => void
  onTheirs: () => void
  /** Both values of what two people have changed. */
  children: ReactNode
}

/** Somebody else was quicker. */
export function Clash({ says, overlaps = true, busy, onMine, onTheirs, children }: Props) {
  return (
    <section role="alert" className="grid gap-3 rounded-card bg-marigold-wash px-4 py-3">
      <p className="font-semibold">{says}</p>
      {children}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={busy} onClick={onMine}>
          Save mine
        </Button>
        <Button size="sm" variant="quiet" onClick={onTheirs}>
          {overlaps ? 'Keep what is there' : 'Look again first'}
        </Button>
      </div>
    </section>
  )
}
