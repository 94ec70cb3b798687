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
      text={m.accounts.accessDenied.text}
      actions={<ButtonLink to={getHomePath(current)}>{m.accounts.accessDenied.goHome}</ButtonLink>}
    >
      <dl className="grid grid-cols-2 gap-3 text-left">
        <Fact name={m.accounts.accessDenied.requiredRole} value={required} />
        <Fact name={m.accounts.accessDenied.currentRole} value={current} />
      </dl>
    </MessagePage>
  )
}

function Fact({ name, value }: { name: string; value: Role }) {
  return (
    <div className="rounded-field bg-sunk px-4 py-3">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-semibold">{m.accounts.roles[value]}</dd>
    </div>
  )
}
