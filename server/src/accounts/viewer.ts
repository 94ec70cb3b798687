import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { User } from '@mainstreet/contract/accounts/user.ts'

/** Who is calling, as the database knows them. */
export type Viewer = {
  id: string
  role: StoredRole
  name: string
  email: string
  shop_id: string | null
}

/** What a token proves by itself, and until when in milliseconds; what ends it sooner is told on the bus. */
export type VerifiedViewer = { viewer: Viewer; expiresAtMs: number }

export function presentUser({ id, email, role, name, shop_id }: Viewer): User {
  return { id, email, role, name, shop_id }
}
