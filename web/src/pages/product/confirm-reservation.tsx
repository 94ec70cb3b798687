import { m } from '@mainstreet/contract/messages/messages.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

type Props = {
  summary: ReactNode
  /** The button that reserves. */
  action: ReactNode
  onClose: () => void
}

/** After a sign-in: the visitor has clicked Reserve before, and confirms here. */
export function ConfirmReservation({ summary, action, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={m.shopping.reserve.confirmTitle} focusField={false}>
      <div className="grid gap-5">
        {summary}
        {action}
        <Button variant="plain" onClick={onClose}>
          {m.shopping.reserve.notNow}
        </Button>
      </div>
    </Dialog>
  )
}
