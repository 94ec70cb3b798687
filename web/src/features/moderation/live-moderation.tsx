import { useLiveSocket } from '../../api/live/use-live-socket.ts'

/** Behind every page of an admin: the socket that tells what has changed at the desk. */
export function LiveModeration() {
  useLiveSocket()
  return null
}
