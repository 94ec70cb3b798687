import { checkPageAccess } from '@mainstreet/contract/accounts/page-access.ts'
import { getHomePath, type Role } from '@mainstreet/contract/accounts/roles.ts'
import { href } from '@mainstreet/contract/href.ts'
import { type Route, routes } from '@mainstreet/contract/routes.ts'
import { type FunctionComponent, useEffect, useRef } from 'react'
import { lazyComponent } from '../../browser/lazy-component.tsx'
import type { PageComponent } from '../../browser/router/router.ts'
import { useRouter } from '../../browser/router/use-router.ts'
import { getSignOutOrigin, useSession, useUser } from '../../session/session.ts'
import { storeReturnPath } from '../../session/stored-routes.ts'
import { PageSpinner } from './page-spinner.tsx'

const AccessDenied = lazyComponent(
  () => import('../../pages/access-denied/access-denied-page.tsx'),
  'AccessDeniedPage',
)

/** Applies the access of the route table. */
export function withAccess(Page: PageComponent, route: Route): PageComponent {
  if (route.access === 'public') return Page
  const Guard = route.access === 'shopping' ? withDashboardRedirect(Page, route) : withRole(Page, route)
  return Object.assign(Guard, { preload: Page.preload })
}

/**
 * A visitor is sent to the sign-in and comes back afterwards; a wrong role goes to its own home
 * (docs/spec.md, section 2).
 */
function withRole(Page: PageComponent, route: Route): FunctionComponent {
  return function RoleGuard() {
    const { status, user } = useSession()
    const router = useRouter()
    const access = checkPageAccess(route, user?.role)
    const hadUser = useRef(false)

    useEffect(() => {
      if (user) hadUser.current = true
      if (user && access === 'own_home') return router.replace(getHomePath(user.role))
      if (status === 'loading' || access !== 'sign_in') return
      // after this page the user is a visitor like any other
      if (hadUser.current && getSignOutOrigin()) return router.replace(href(routes.home))
      const from = router.getLocation().href
      storeReturnPath(from)
      router.replace(href(routes.login), { state: { from } })
    }, [status, user, access, router])

    if (access === 'show') return <Page />
    if (!user || access !== 'access_denied') return <PageSpinner />
    return <AccessDenied required={route.access as Role} current={user.role} />
  }
}

/**
 * Home redirects merchants and admins to their dashboards (docs/spec.md, section 2). A visitor's page
 * renders once.
 */
function withDashboardRedirect(Page: PageComponent, route: Route): FunctionComponent {
  return function DashboardRedirect() {
    const user = useUser()
    const router = useRouter()
    const allowed = checkPageAccess(route, user?.role) === 'show'
    useEffect(() => {
      if (user && !allowed) router.replace(getHomePath(user.role))
    }, [user, allowed, router])
    return allowed ? <Page /> : <PageSpinner />
  }
}
