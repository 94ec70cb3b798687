import { getHomePath, type Role } from '@mainstreet/contract/accounts/roles.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { MessagePage } from '../../ui/layout/message-page.tsx'

type Props = { required: Role; current: Role }

export function AccessDeniedPage({ required, current }: Props) {
  return (
    <MessagePage
      title={m.access.deniedTitle}
      illustration="not-found"
      text="You don't have access to this page."
      actions={<ButtonLink to={getHomePath(current)}>Go to my home page</ButtonLink>}
    >
      <dl className="grid grid-cols-2 gap-3 text-left">
        <Fact name="Required role" value={required} />
        <Fact name="Current role" value={current} />
      </dl>
    </MessagePage>
  )
}

function Fact({ name, value }: { name: string; value: Role }) {
  return (
    <div className="rounded-field bg-sunk px-4 py-3">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}
