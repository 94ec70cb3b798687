import type { Account } from '@mainstreet/contract/accounts/user.ts'
import { href } from '@mainstreet/contract/href.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { Ban, LockOpen, Pencil, Receipt, ScrollText, Trash2 } from 'lucide-react'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { useRouter } from '../../../browser/router/use-router.ts'
import { useInvalidateCalls } from '../../../queries/use-invalidate-calls.ts'
import { useSession } from '../../../session/session.ts'
import { toastError } from '../../../session/toast-error.ts'
import { RowMenu } from '../../../ui/data/row-menu.tsx'
import { toast } from '../../../ui/toasts/toast.ts'

type Action = (user: Account) => void
export type UserActionHandlers = { onEdit: Action; onSuspend: Action; onDelete: Action }

const icon = { 'aria-hidden': true, className: 'size-4.5' } as const

export function UserActions({ user, onEdit, onSuspend, onDelete }: UserActionHandlers & { user: Account }) {
  const text = dashboard.adminUsers
  const router = useRouter()
  const lift = useLiftSuspension()
  const isOwnAccount = useSession().user?.id === user.id
  const suspension = user.banned_at
    ? { label: text.liftSuspension, icon: <LockOpen {...icon} />, onSelect: () => void lift(user) }
    : { label: text.suspend, icon: <Ban {...icon} />, onSelect: () => onSuspend(user) }
  const view = (search: { view: 'orders' | 'log' } & Record<string, string>) =>
    router.navigate(href(routes.adminComprehensive, { search }))
  return (
    <RowMenu
      name={user.name}
      items={[
        { label: text.edit, icon: <Pencil {...icon} />, onSelect: () => onEdit(user) },
        {
          label: text.viewOrders,
          icon: <Receipt {...icon} />,
          onSelect: () => view({ view: 'orders', search: user.email }),
        },
        {
          label: text.viewLog,
          icon: <ScrollText {...icon} />,
          onSelect: () => view({ view: 'log', subject_type: 'user', subject_id: user.id }),
        },
        // admins cannot lock themselves out
        ...(isOwnAccount ? [] : [suspension]),
        {
          label: text.delete,
          icon: <Trash2 {...icon} />,
          tone: 'danger',
          isApart: true,
          onSelect: () => onDelete(user),
        },
      ]}
    />
  )
}

/** Without a confirmation: it takes nothing from anyone. */
function useLiftSuspension() {
  const { lifted, liftFailed } = dashboard.adminUsers.suspension
  const refresh = useInvalidateCalls(calls.listUsers, calls.getUser, calls.listAuditLog)
  return async ({ id, name }: Account) => {
    try {
      await request(calls.updateUser, { params: { id }, body: { banned: false } })
      toast({ title: lifted(name), tone: 'good' })
      refresh()
    } catch (failure) {
      toastError(liftFailed(name), failure)
    }
  }
}
