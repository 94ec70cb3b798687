import { texts } from '@mainstreet/contract/texts.ts'
import { useRouter } from '@tanstack/react-router'
import { LogIn, LogOut, UserPlus } from 'lucide-react'
import { paths } from '../api/paths.ts'
import { useSession } from '../api/session.ts'
import { Menu } from '../ui/menu.tsx'
import { useSignOut } from './use-sign-out.ts'
import { UserFace, userMenuLabel } from './user-face.tsx'

const small = { 'aria-hidden': true, className: 'size-4.5 text-ink-2' } as const

export function UserMenu({ className }: { className?: string }) {
  const { user } = useSession()
  const router = useRouter()
  const signOut = useSignOut()
  const signedOut = [
    {
      label: texts.layout.signIn,
      icon: <LogIn {...small} />,
      onSelect: () => router.history.push(paths.login()),
    },
    {
      label: texts.layout.signUp,
      icon: <UserPlus {...small} />,
      onSelect: () => router.history.push(paths.register()),
    },
  ]
  const signedIn = [
    { label: texts.layout.signOut, icon: <LogOut {...small} />, onSelect: () => void signOut() },
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
        startsOpen
        trigger={<UserFace name={user?.name} />}
      />
    </div>
  )
}
