import type { Route } from '../routes.ts'
import { hasRole, type Role, toStoredRole } from './roles.ts'

export type PageAccess = 'show' | 'sign_in' | 'own_home' | 'access_denied'

/** What opening a page leads to (docs/spec.md, section 2); a visitor has no role. */
export function checkPageAccess(route: Route, role: Role | undefined): PageAccess {
  const { access, showsAccessDenied } = route
  if (access === 'public') return 'show'
  if (access === 'shopping') return role && toStoredRole(role) !== 'customer' ? 'own_home' : 'show'
  if (!role) return 'sign_in'
  if (hasRole(role, access)) return 'show'
  return showsAccessDenied ? 'access_denied' : 'own_home'
}
