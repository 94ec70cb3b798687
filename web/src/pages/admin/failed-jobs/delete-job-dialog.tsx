import type { DeadLetter } from '@mainstreet/contract/admin/dead-letter.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { calls } from '../../../api/calls.ts'
import { useSend } from '../../../queries/use-send.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { getJobLabel } from './job-label.ts'

export function DeleteJobDialog({ job, onClose }: { job: DeadLetter; onClose: () => void }) {
  const texts = dashboard.deadLetters
  const deletion = useSend(calls.deleteDeadLetter, {
    invalidates: [calls.listDeadLetters, calls.listAuditLog],
  })
  const remove = async () => {
    if (!(await deletion.send({ params: { id: job.id } }))) return
    toast({ title: texts.removed, tone: 'good' })
    onClose()
  }
  return (
    <ConfirmDialog
      title={texts.confirmTitle}
      confirmLabel={texts.remove}
      tone="danger"
      busy={deletion.busy}
      error={deletion.error}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{texts.confirmText(getJobLabel(job))}</p>
    </ConfirmDialog>
  )
}
