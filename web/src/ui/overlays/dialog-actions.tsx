import { m } from '@mainstreet/contract/messages/messages.ts'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'

type Props = {
  onCancel: () => void
  /** The button that does what the dialog asks about. */
  children: ReactNode
}

export function DialogActions({ onCancel, children }: Props) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button variant="quiet" onClick={onCancel}>
        {m.app.cancel}
      </Button>
      {children}
    </div>
  )
}
