/** What the database holds: `user` is stored as `customer` (spec 1: the two are equivalent). */
export const storedRoles = ['customer', 'merchant', 'admin'] as const
export type StoredRole = (typeof storedRoles)[number]
export const roles = ['user', ...storedRoles] as const
export type Role = (typeof roles)[number]

/** Spec 1: user and customer are the same; customer is what we store. */
export function toStoredRole(role: Role): StoredRole {
  return role === 'user' ? 'customer' : role
}

/** Spec 6: an admin passes every role check. */
export function hasRole(userRole: Role, required: Role): boolean {
  return userRole === 'admin' || toStoredRole(userRole) === toStoredRole(required)
}

const homePaths: Record<StoredRole, string> = {
  customer: '/',
  merchant: '/shop-owner-dashboard?view=shop',
  admin: '/admin-comprehensive',
}

/** Where a person lands after sign-in (spec 2). */
export function getHomePath(role: Role): string {
  return homePaths[toStoredRole(role)]
}

/** Spec 6: only a merchant owns a shop, and only the one with the same shop_id. */
export function ownsShop(
  viewer: { role: Role; shop_id?: string | null | undefined },
  shopId: string,
): boolean {
  return viewer.role === 'merchant' && shopId !== '' && viewer.shop_id === shopId
}
