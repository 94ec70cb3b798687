import { hasRole, homeOf, type Role } from '@mainstreet/contract/accounts/roles.ts'
import { useRouter } from '@tanstack/react-router'
import { type FunctionComponent, useEffect, useRef } from 'react'
import { lazyPage } from '../../browser/lazy-component.tsx'
import { useSession, useUser, wasLeft } from '../../session/session.ts'
import { rememberReturn } from '../../session/stored-routes.ts'
import { PageSpinner } from './page-spinner.tsx'

type Guard = {
  role: Role
  /** Says Access Denied instead of sending a wrong role to its own home. */
  showDenied?: boolean
}
type Guarded = FunctionComponent & { preload: () => Promise<void> }

const AccessDenied = lazyPage(
  () => import('../../pages/access-denied/access-denied-page.tsx'),
  'AccessDeniedPage',
)

/** Spec 2: who is not signed in goes to sign in, and comes back after it. */
export function guarded(Page: Guarded, { role, showDenied = false }: Guard): Guarded {
  function Gate() {
    const { status, user } = useSession()
    const router = useRouter()
    const allowed = user !== null && hasRole(user.role, role)
    const hadPerson = useRef(false)

    useEffect(() => {
      if (user) hadPerson.current = true
      if (status === 'loading' || allowed || (user && showDenied)) return
      if (user) return router.history.replace(homeOf(user.role))
      // who comes to another page later is a visitor like any other
      if (hadPerson.current && wasLeft()) return router.history.replace('/')
      const from = router.state.location.href
      rememberReturn(from)
      router.history.replace('/login', { from } as never)
    }, [status, user, allowed, router])

    if (allowed) return <Page />
    return user && showDenied ? <AccessDenied required={role} current={user.role} /> : <PageSpinner />
  }
  return Object.assign(Gate, { preload: Page.preload })
}

/** Spec 2: merchants and admins who open the street go to their own dashboards. */
export function forCustomers(Page: Guarded): Guarded {
  function Gate() {
    const user = useUser()
    const router = useRouter()
    const home = user ? homeOf(user.role) : '/'
    useEffect(() => {
      if (home !== '/') router.history.replace(home)
    }, [home, router])
    return home === '/' ? <Page /> : <PageSpinner />
  }
  return Object.assign(Gate, { preload: Page.preload })
}
