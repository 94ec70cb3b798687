import { getHomePath, hasRole, type Role } from '@mainstreet/contract/accounts/roles.ts'
import { useRouter } from '@tanstack/react-router'
import { type FunctionComponent, useEffect, useRef } from 'react'
import { lazyComponent } from '../../browser/lazy-component.tsx'
import { getSignOutOrigin, useSession, useUser } from '../../session/session.ts'
import { storeReturnPath } from '../../session/stored-routes.ts'
import { PageSpinner } from './page-spinner.tsx'

type RoleGuardOptions = {
  role: Role
  /** Says Access Denied instead of sending a wrong role to its own home. */
  showDenied?: boolean
}
type PreloadablePage = FunctionComponent & { preload: () => Promise<void> }

const AccessDenied = lazyComponent(
  () => import('../../pages/access-denied/access-denied-page.tsx'),
  'AccessDeniedPage',
)

/** Spec 2: who is not signed in goes to sign in, and comes back after it. */
export function withRole(
  Page: PreloadablePage,
  { role, showDenied = false }: RoleGuardOptions,
): PreloadablePage {
  function RoleGuard() {
    const { status, user } = useSession()
    const router = useRouter()
    const allowed = user !== null && hasRole(user.role, role)
    const hadUser = useRef(false)

    useEffect(() => {
      if (user) hadUser.current = true
      if (status === 'loading' || allowed || (user && showDenied)) return
      if (user) return router.history.replace(getHomePath(user.role))
      // who comes to another page later is a visitor like any other
      if (hadUser.current && getSignOutOrigin()) return router.history.replace('/')
      const from = router.state.location.href
      storeReturnPath(from)
      router.history.replace('/login', { from } as never)
    }, [status, user, allowed, router])

    if (allowed) return <Page />
    return user && showDenied ? <AccessDenied required={role} current={user.role} /> : <PageSpinner />
  }
  return Object.assign(RoleGuard, { preload: Page.preload })
}

/** Spec 2: merchants and admins who open the street go to their own dashboards. */
export function withDashboardRedirect(Page: PreloadablePage): PreloadablePage {
  function DashboardRedirect() {
    const user = useUser()
    const router = useRouter()
    const home = user ? getHomePath(user.role) : '/'
    useEffect(() => {
      if (home !== '/') router.history.replace(home)
    }, [home, router])
    return home === '/' ? <Page /> : <PageSpinner />
  }
  return Object.assign(DashboardRedirect, { preload: Page.preload })
}
