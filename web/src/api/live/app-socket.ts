import { storedRole } from '@mainstreet/contract/accounts/roles.ts'
import { session } from '../../session/session.ts'
import { liveSocket, type Wire } from './live-socket.ts'

/** The one socket of this tab. */
export const live = liveSocket({
  open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`) as Wire,
  claims() {
    const { user, token } = session()
    if (!user || !token) return undefined
    return { userId: user.id, userType: storedRole(user.role), shopId: user.shop_id, token }
  },
})
