import { useSyncExternalStore } from 'react'
import { appSocket } from '../../../queries/live/app-socket.ts'

/** The status of this tab's socket. */
export function useLiveStatus() {
  return useSyncExternalStore(appSocket.onStatus, appSocket.status, appSocket.status)
}
