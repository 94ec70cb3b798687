import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { useSignOut } from '../../features/accounts/use-sign-out.ts'
import { LocationButton } from '../../features/location/location-button.tsx'
import { useUser } from '../../session/session.ts'

const itemStyle =
  'flex min-h-12 w-full items-center rounded-field px-3 text-left text-lg font-semibold hover:bg-sunk'

export function MobileMenu({ id, onDone }: { id: string; onDone: () => void }) {
  const user = useUser()
  const leave = useSignOut()
  return (
    <nav
      id={id}
      aria-label={m.app.header.menu}
      className="shell-width animate-[rise_160ms_var(--ease-out)] border-t border-line bg-surface py-2 md:hidden"
    >
      {toStoredRole(user?.role ?? 'customer') === 'customer' && (
        <>
          <div className="flex min-h-12 items-center px-2">
            <LocationButton />
          </div>
          <a className={itemStyle} href={href(routes.chat)} onClick={onDone}>
            {m.layout.chat}
          </a>
          <a className={itemStyle} href={href(routes.account)} onClick={onDone}>
            {m.layout.myAccount}
          </a>
        </>
      )}
      {!user && (
        <>
          <a className={itemStyle} href={href(routes.login)} onClick={onDone}>
            {m.layout.signIn}
          </a>
          <a className={itemStyle} href={href(routes.register)} onClick={onDone}>
            {m.layout.signUp}
          </a>
        </>
      )}
      {user && user.role !== 'merchant' && (
        <a
          className={itemStyle}
          href={href(routes.account, { search: { view: 'settings' } })}
          onClick={onDone}
        >
          {m.app.header.accountSettings}
        </a>
      )}
      {user && (
        <button type="button" className={itemStyle} onClick={() => void leave().then(onDone)}>
          {m.layout.signOut}
        </button>
      )}
    </nav>
  )
}
