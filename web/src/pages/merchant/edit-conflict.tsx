import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'

type Props = {
  message: string
  /** False when the two changed different fields. */
  overlaps?: boolean
  busy: boolean
  onKeepMine: () => void
  onKeepTheirs: () => void
  /** Both values of the fields that both have changed. */
  children: ReactNode
}

/** Another change was saved first. */
export function EditConflict({ message, overlaps = true, busy, onKeepMine, onKeepTheirs, children }: Props) {
  return (
    <section role="alert" className="grid gap-3 rounded-card bg-marigold-wash px-4 py-3">
      <p className="font-semibold">{message}</p>
      {children}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={busy} onClick={onKeepMine}>
          {dashboard.merchant.conflict.saveMine}
        </Button>
        <Button size="sm" variant="quiet" onClick={onKeepTheirs}>
          {overlaps ? dashboard.merchant.conflict.keepCurrent : dashboard.merchant.conflict.reviewFirst}
        </Button>
      </div>
    </section>
  )
}
