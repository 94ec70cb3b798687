import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'

type Props = {
  title: string
  /** What confirming does. */
  children: ReactNode
  confirmLabel: string
  tone?: 'danger'
  busy: boolean
  disabled?: boolean
  /** Why the last attempt failed. */
  error?: unknown
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an action; it is open while it is rendered. */
export function ConfirmDialog(props: Props) {
  return (
    <Dialog open onClose={props.onClose} title={props.title} focusField={false}>
      <div className="grid gap-4">
        {props.children}
        <ErrorMessage error={props.error} />
        <DialogActions onCancel={props.onClose}>
          <Button variant={props.tone} busy={props.busy} disabled={props.disabled} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
