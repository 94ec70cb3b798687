import { getHomePath, type StoredRole, toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { href, readSearch } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { findRoute, routes } from '@mainstreet/contract/routes.ts'
import { clsx } from 'clsx'
import { Menu as Bars, ShoppingBag, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { lazyComponent } from '../../browser/lazy-component.tsx'
import { useLocation, useRouter } from '../../browser/router/use-router.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { SearchBox } from '../../features/catalog/search-box.tsx'
import { ChatLink } from '../../features/chat/chat-link.tsx'
import { LocationField } from '../../features/location/location-field.tsx'
import { useUser } from '../../session/session.ts'
import { buttonStyle, IconButton } from '../../ui/buttons/button.tsx'
import { formatBadgeCount } from '../../ui/feedback/count-badge.tsx'
import { useDeferredModule } from '../../ui/hooks/use-deferred-module.ts'
import { Logo } from './logo.tsx'
import { UserMenuButton } from './user-menu-button.tsx'

const loadBell = () => import('../../features/notifications/notification-bell.tsx')
const loadPalette = () => import('../command-palette/command-palette-button.tsx')
const MobileMenu = lazyComponent(() => import('./mobile-menu.tsx'), 'MobileMenu')

/** Gray for admin, blue for merchant (docs/spec.md, section 2); a light tint. */
const roleStyles: Record<StoredRole, string> = {
  customer: 'bg-paper/95',
  merchant: 'bg-sky-wash border-sky/40',
  admin: 'bg-slate-wash border-slate/40',
}

export const headerStyle = (role: StoredRole) =>
  clsx('sticky top-0 z-40 border-b border-line backdrop-blur-sm low:static', roleStyles[role])

export const headerRowStyle = 'shell-width relative flex min-h-14 items-center md:min-h-16 md:gap-4'

export function Header() {
  const user = useUser()
  const router = useRouter()
  const { pathname, search } = useLocation()
  const [open, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu
  useEffect(() => setOpen(false), [pathname])

  const route = findRoute(pathname)
  const role = toStoredRole(user?.role ?? 'customer')
  // no search field on the sign-in pages
  const isShopping = role === 'customer' && !route?.isSignInStep
  const hasBell = user !== null && role !== 'admin'
  const bellModule = useDeferredModule(loadBell, hasBell, pathname)
  const palette = useDeferredModule(loadPalette, user !== null && role !== 'customer', pathname)
  // nothing leads away from paying on a phone
  const isCheckout = route === routes.cart || route === routes.checkout
  const searched = (route === routes.home && readSearch(routes.home, search).search) || ''
  const go = (path: string) => router.push(path)

  return (
    <header className={headerStyle(role)} data-role={role}>
      <div
        className={clsx(
          headerRowStyle,
          // one row on a phone, with search, cart, chat and bell
          user && isShopping ? 'gap-0 sm:gap-2' : 'gap-1.5',
        )}
      >
        <a
          href={user ? getHomePath(user.role) : href(routes.home)}
          aria-label={m.app.header.home}
          className={clsx('mr-auto rounded-field', isShopping && 'max-md:pr-1 lg:mr-4')}
        >
          <Logo iconOnlyOnPhones={isShopping} />
        </a>
        {isShopping && (
          <>
            {/* over the whole row of a phone while it is used */}
            <div
              className={clsx(
                'min-w-0 max-w-xl flex-1 max-md:max-w-none max-md:focus-within:absolute max-md:focus-within:inset-x-4 max-md:focus-within:z-10',
                isCheckout && 'max-md:hidden',
              )}
            >
              <SearchBox initialText={searched} onNavigate={go} />
            </div>
            <LocationField className="hidden w-60 lg:block" />
            <CartButton />
            <ChatLink />
            <a
              href={href(routes.account)}
              className={buttonStyle({ variant: 'plain', size: 'sm' }, 'text-ink max-md:hidden')}
            >
              {m.layout.myAccount}
            </a>
          </>
        )}
        {user && role !== 'customer' && palette && <palette.CommandPaletteButton user={user} />}
        {hasBell && (bellModule ? <bellModule.NotificationBell /> : <span className="size-11 shrink-0" />)}
        {!user && (
          <a
            href={href(routes.login)}
            className={buttonStyle(
              { size: 'sm' },
              clsx('whitespace-nowrap md:-mr-3', isShopping && 'max-[22rem]:hidden'),
            )}
          >
            {m.layout.signIn}
          </a>
        )}
        <UserMenuButton className="hidden md:block" />
        {role === 'merchant' ? (
          <UserMenuButton className="md:hidden" />
        ) : (
          <IconButton
            label={open ? m.app.header.closeMenu : m.app.header.openMenu}
            aria-expanded={open}
            aria-controls="mobile-menu"
            // while its chunk cannot be loaded the menu stays closed, and the next click tries again
            onClick={() => (open ? setOpen(false) : void MobileMenu.preload().then(() => setOpen(true)))}
            className="md:hidden"
          >
            {open ? (
              <X aria-hidden="true" className="size-6" />
            ) : (
              <Bars aria-hidden="true" className="size-6" />
            )}
          </IconButton>
        )}
      </div>
      {open && <MobileMenu id="mobile-menu" onDone={() => setOpen(false)} />}
    </header>
  )
}

function CartButton() {
  const { cart } = useCart()
  const label =
    cart.count === 0
      ? m.app.header.emptyCart
      : m.app.header.cartItems({ count: cart.count, shown: formatBadgeCount(cart.count) })
  return (
    <a
      href={href(routes.cart)}
      aria-label={label}
      title={m.app.header.cart}
      className="relative inline-grid size-11 shrink-0 place-items-center rounded-field hover:bg-ink/6"
    >
      <ShoppingBag aria-hidden="true" className="size-5.5" />
      {cart.count > 0 && (
        <span className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-pine px-1 text-xs font-bold text-on-pine nums">
          {formatBadgeCount(cart.count)}
        </span>
      )}
    </a>
  )
}
