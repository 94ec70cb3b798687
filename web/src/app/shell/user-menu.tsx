import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { LogIn, LogOut, Settings, UserPlus } from 'lucide-react'
import { useRouter } from '../../browser/router/use-router.ts'
import { useSignOut } from '../../features/accounts/use-sign-out.ts'
import { useSession } from '../../session/session.ts'
import { Menu } from '../../ui/overlays/menu.tsx'
import { UserAvatar, userMenuLabel } from './user-avatar.tsx'

const iconProps = { 'aria-hidden': true, className: 'size-4.5 text-ink-2' } as const

export function UserMenu({ className }: { className?: string }) {
  const { user } = useSession()
  const router = useRouter()
  const leave = useSignOut()
  const signedOut = [
    {
      label: m.layout.signIn,
      icon: <LogIn {...iconProps} />,
      onSelect: () => router.push(href(routes.login)),
    },
    {
      label: m.layout.signUp,
      icon: <UserPlus {...iconProps} />,
      onSelect: () => router.push(href(routes.register)),
    },
  ]
  const settings =
    user?.role === 'merchant'
      ? href(routes.merchant, { search: { view: 'account' } })
      : href(routes.account, { search: { view: 'settings' } })
  const signedIn = [
    {
      label: m.app.header.accountSettings,
      icon: <Settings {...iconProps} />,
      onSelect: () => router.push(settings),
    },
    { label: m.layout.signOut, icon: <LogOut {...iconProps} />, onSelect: () => void leave() },
  ]

  return (
    <div className={className}>
      <Menu
        label={userMenuLabel(user?.name)}
        items={user ? signedIn : signedOut}
        header={
          user && (
            <>
              <p className="font-semibold">{user.name}</p>
              <p className="text-sm text-ink-2">{user.email}</p>
            </>
          )
        }
        defaultOpen
        trigger={<UserAvatar name={user?.name} />}
      />
    </div>
  )
}
