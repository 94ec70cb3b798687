import type { Account } from '@mainstreet/contract/accounts/user.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { calls } from '../../../api/calls.ts'
import { useSend } from '../../../queries/use-send.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'

type Props = { user: Account | undefined; onClose: () => void }

export function SuspendUser({ user, onClose }: Props) {
  return (
    <Dialog
      open={user !== undefined}
      onClose={onClose}
      title={user ? dashboard.adminUsers.suspension.title(user.name) : dashboard.adminUsers.suspend}
      focusField={false}
    >
      {user && <ConfirmSuspension key={user.id} user={user} onClose={onClose} />}
    </Dialog>
  )
}

function ConfirmSuspension({ user, onClose }: { user: Account; onClose: () => void }) {
  const text = dashboard.adminUsers.suspension
  const save = useSend(calls.updateUser, {
    invalidates: [calls.listUsers, calls.getUser, calls.listAuditLog],
  })
  const suspend = async () => {
    if (!(await save.send({ params: { id: user.id }, body: { banned: true } }))) return
    toast({ title: text.done(user.name), tone: 'good' })
    onClose()
  }
  return (
    <div className="grid gap-4">
      <p>{text.text}</p>
      <ErrorMessage error={save.error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button busy={save.busy} onClick={() => void suspend()}>
          {text.confirm}
        </Button>
      </div>
    </div>
  )
}
