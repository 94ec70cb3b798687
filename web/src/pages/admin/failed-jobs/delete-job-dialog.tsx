import type { DeadLetter } from '@mainstreet/contract/admin/dead-letter.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { calls } from '../../../api/calls.ts'
import { useSend } from '../../../queries/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { getJobLabel } from './job-label.ts'

type Props = { job: DeadLetter | undefined; onClose: () => void }

export function DeleteJobDialog({ job, onClose }: Props) {
  return (
    <Dialog
      open={job !== undefined}
      onClose={onClose}
      title={dashboard.deadLetters.confirmTitle}
      focusField={false}
      footer={job && <DialogActions key={job.id} job={job} onClose={onClose} />}
    >
      {job && <p>{dashboard.deadLetters.confirmText(getJobLabel(job))}</p>}
    </Dialog>
  )
}

/** The error of an action is cleared with the dialog. */
function DialogActions({ job, onClose }: { job: DeadLetter; onClose: () => void }) {
  const deletion = useSend(calls.deleteDeadLetter, {
    invalidates: [calls.listDeadLetters, calls.listAuditLog],
  })
  const remove = async () => {
    if (!(await deletion.send({ params: { id: job.id } }))) return
    toast({ title: dashboard.deadLetters.removed, tone: 'good' })
    onClose()
  }
  return (
    <>
      <div className="w-full empty:hidden">
        <ErrorMessage error={deletion.error} />
      </div>
      <Button variant="quiet" onClick={onClose}>
        {dashboard.deadLetters.keep}
      </Button>
      <Button variant="danger" busy={deletion.busy} onClick={() => void remove()}>
        {dashboard.deadLetters.remove}
      </Button>
    </>
  )
}
