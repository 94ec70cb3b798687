import type { Account } from '@mainstreet/contract/accounts/user.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { calls } from '../../../api/calls.ts'
import { useSend } from '../../../queries/use-send.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'

export function SuspendUser({ user, onClose }: { user: Account; onClose: () => void }) {
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
    <ConfirmDialog
      title={text.title(user.name)}
      confirmLabel={text.confirm}
      busy={save.busy}
      error={save.error}
      onConfirm={() => void suspend()}
      onClose={onClose}
    >
      <p>{text.text}</p>
    </ConfirmDialog>
  )
}
