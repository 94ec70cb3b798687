import { checkPageAccess } from '@mainstreet/contract/accounts/page-access.ts'
import { getHomePath, type Role } from '@mainstreet/contract/accounts/roles.ts'
import { findRoute } from '@mainstreet/contract/routes.ts'

/**
 * The path after sign-in: the return path if the role may see it, otherwise the home page (docs/spec.md,
 * section 2).
 */
export function getPostSignInPath(role: Role, from: string | null | undefined): string {
  if (!from || !isOwnPath(from)) return getHomePath(role)
  const route = findRoute(from)
  const mayReturn = !route || (!route.isSignInStep && checkPageAccess(route, role) === 'show')
  return mayReturn ? from : getHomePath(role)
}

/** A path of this site: `//host` and `/\host` lead to other sites. */
function isOwnPath(from: string): boolean {
  return /^\/(?![/\\])/.test(from)
}
