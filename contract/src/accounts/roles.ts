import { href } from '../href.ts'
import { routes } from '../routes.ts'

/** The roles in the database: `user` is stored as `customer`, its equivalent (docs/spec.md, section 1). */
export const storedRoles = ['customer', 'merchant', 'admin'] as const
export type StoredRole = (typeof storedRoles)[number]
export const roles = ['user', ...storedRoles] as const
export type Role = (typeof roles)[number]

/** `user` and `customer` are the same role; `customer` is stored. */
export function toStoredRole(role: Role): StoredRole {
  return role === 'user' ? 'customer' : role
}

/** An admin passes every role check (docs/spec.md, section 6). */
export function hasRole(userRole: Role, required: Role): boolean {
  return userRole === 'admin' || toStoredRole(userRole) === toStoredRole(required)
}

const homePaths: Record<StoredRole, string> = {
  customer: href(routes.home),
  merchant: href(routes.merchant, { search: { view: 'shop' } }),
  admin: href(routes.adminComprehensive),
}

/** The page after sign-in (docs/spec.md, section 2). */
export function getHomePath(role: Role): string {
  return homePaths[toStoredRole(role)]
}

/** Only a merchant owns a shop: the one with the same shop_id (docs/spec.md, section 6). */
export function ownsShop(
  viewer: { role: Role; shop_id?: string | null | undefined },
  shopId: string,
): boolean {
  return viewer.role === 'merchant' && shopId !== '' && viewer.shop_id === shopId
}
