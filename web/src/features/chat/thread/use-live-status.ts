import { useSyncExternalStore } from 'react'
import { appSocket } from '../../../api/live/app-socket.ts'

/** How the socket of this tab stands. */
export function useLiveStatus() {
  return useSyncExternalStore(appSocket.onStatus, appSocket.status, appSocket.status)
}
