import { getHomePath, hasRole, type Role } from '@mainstreet/contract/accounts/roles.ts'

const guardedPaths: readonly (readonly [path: string, role: Role])[] = [
  ['/my-reservations', 'customer'],
  ['/chat', 'customer'],
  ['/customer-chat', 'customer'],
  ['/shop-owner-dashboard', 'merchant'],
  ['/admin', 'admin'],
  ['/admin-dashboard', 'admin'],
  ['/admin-comprehensive', 'admin'],
]
const authPaths = ['/login', '/register', '/forgot-password', '/reset-password', '/auth/callback']

/** Where a person goes after sign-in: back where they came from if their role may be there, else home (spec 2). */
export function getPostSignInPath(role: Role, from: string | null | undefined): string {
  const path = from?.split(/[?#]/)[0]
  if (!from || !path || !isOwnPath(from) || authPaths.includes(path)) return getHomePath(role)
  const guard = guardedPaths.find(([guarded]) => guarded === path)
  return !guard || hasRole(role, guard[1]) ? from : getHomePath(role)
}

/** A path of this site: `//host` and `/\host` lead elsewhere. */
function isOwnPath(from: string): boolean {
  return /^\/(?![/\\])/.test(from)
}
