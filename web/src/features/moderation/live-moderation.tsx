import { useLiveSocket } from '../../queries/live/use-live-socket.ts'

/** Runs behind every page of an admin: the socket that reports changes of the dashboard. */
export function LiveModeration() {
  useLiveSocket()
  return null
}
