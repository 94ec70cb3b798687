import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { User } from '@mainstreet/contract/accounts/user.ts'

declare module '@mainstreet/platform/bus/bus.ts' {
  interface BusTopics {
    /** Access of this user has changed; without a payload of any user. */
    'user.changed': { user_id: string } | undefined
  }
}

/** The user who makes the request, as stored in the database. */
export type Viewer = {
  id: string
  role: StoredRole
  name: string
  email: string
  shop_id: string | null
}

/** The viewer of a token and the token's expiry in milliseconds; an earlier end is published on the bus. */
export type VerifiedViewer = { viewer: Viewer; expiresAtMs: number }

/** Whether two proofs of a session give the same rights. */
export function hasSameAccess(a: Viewer, b: Viewer): boolean {
  return a.id === b.id && a.role === b.role && a.shop_id === b.shop_id
}

export function presentUser({ id, email, role, name, shop_id }: Viewer): User {
  return { id, email, role, name, shop_id }
}
