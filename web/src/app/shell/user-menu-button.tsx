import { useState } from 'react'
import { lazyPage } from '../../browser/lazy-component.tsx'
import { useUser } from '../../session/session.ts'
import { menuButtonLook } from '../../ui/overlays/menu-button-style.ts'
import { UserFace, userMenuLabel } from './user-avatar.tsx'

const UserMenu = lazyPage(() => import('./user-menu.tsx'), 'UserMenu')

/** The menu's button; the menu itself comes when it is first pressed, and opens. If it cannot come, the next press tries again. */
export function UserDoor({ className }: { className?: string }) {
  const user = useUser()
  const [pressed, setPressed] = useState(false)
  if (pressed) return <UserMenu className={className} />
  return (
    <div className={className}>
      <button
        type="button"
        aria-label={userMenuLabel(user?.name)}
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={() => UserMenu.preload().catch(() => undefined)}
        onClick={() => void UserMenu.preload().then(() => setPressed(true))}
        className={menuButtonLook}
      >
        <UserFace name={user?.name} />
      </button>
    </div>
  )
}
