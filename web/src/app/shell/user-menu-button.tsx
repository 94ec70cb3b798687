import { useState } from 'react'
import { lazyComponent } from '../../browser/lazy-component.tsx'
import { useUser } from '../../session/session.ts'
import { menuButtonStyle } from '../../ui/overlays/menu-button-style.ts'
import { UserAvatar, userMenuLabel } from './user-avatar.tsx'

const UserMenu = lazyComponent(() => import('./user-menu.tsx'), 'UserMenu')

/** The menu's button; the first click loads the menu and opens it. If loading fails, the next click tries again. */
export function UserMenuButton({ className }: { className?: string }) {
  const user = useUser()
  const [isMenuOpen, setPressed] = useState(false)
  if (isMenuOpen) return <UserMenu className={className} />
  return (
    <div className={className}>
      <button
        type="button"
        aria-label={userMenuLabel(user?.name)}
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={() => UserMenu.preload().catch(() => undefined)}
        onClick={() => void UserMenu.preload().then(() => setPressed(true))}
        className={menuButtonStyle}
      >
        <UserAvatar name={user?.name} />
      </button>
    </div>
  )
}
