import { useSyncExternalStore } from 'react'
import { live } from '../../../api/live/app-socket.ts'

/** How the socket of this tab stands. */
export function useLiveStatus() {
  return useSyncExternalStore(live.onStatus, live.status, live.status)
}
