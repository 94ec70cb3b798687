import type { Account } from '@mainstreet/contract/accounts/user.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { calls } from '../../../api/calls.ts'
import { useFreshCallQuery } from '../../../queries/use-fresh-call-query.ts'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { CreateUser } from './create-user.tsx'
import { EditUser } from './edit-user.tsx'

type Props = { id: string | undefined; onClose: () => void; onDelete: (user: Account) => void }

/** Opened by the address: `open=new`, or a user's id. */
export function UserDialog({ id, ...rest }: Props) {
  const isNew = id === 'new'
  return (
    <Dialog
      open={id !== undefined}
      onClose={rest.onClose}
      title={isNew ? dashboard.adminUsers.newUser : dashboard.adminUsers.editUser}
    >
      {isNew ? <CreateUser onDone={rest.onClose} /> : id && <ExistingUser key={id} id={id} {...rest} />}
    </Dialog>
  )
}

function ExistingUser({ id, onClose, onDelete }: Props & { id: string }) {
  const { data, error, refetch } = useFreshCallQuery(calls.getUser, { params: { id } })
  if (error && !data) return <LoadError error={error} onRetry={refetch} />
  if (!data)
    return (
      <div role="status" aria-label={dashboard.adminUsers.loading} className="grid gap-4">
        <Skeleton className="h-17" />
        <Skeleton className="h-17" />
        <Skeleton className="h-17" />
        <Skeleton className="h-11 w-40 justify-self-end" />
      </div>
    )
  return (
    <EditUser
      user={data.user}
      onDone={onClose}
      onDelete={() => {
        onClose()
        onDelete(data.user)
      }}
    />
  )
}
