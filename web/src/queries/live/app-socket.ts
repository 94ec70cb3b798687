import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { getSession } from '../../session/session.ts'
import { createLiveSocket, type WebSocketLike } from './live-socket.ts'

/** The only socket of this tab. */
export const appSocket = createLiveSocket({
  open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`) as WebSocketLike,
  claims() {
    const { user, token } = getSession()
    if (!user || !token) return undefined
    return { userId: user.id, userType: toStoredRole(user.role), shopId: user.shop_id, token }
  },
})
