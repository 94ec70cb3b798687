/** With what code the server closes a socket, and what the browser makes of it. */
export const closeCodes = {
  /** The node goes down: come back, another one is there. */
  restart: 1012,
  tooManyConnections: 1013,
  /** Too many or unreadable frames, or idle: come back later. */
  policyViolation: 1008,
  frameTooLarge: 1009,
  /** The session is over: sign in again, do not come back by itself. */
  sessionEnded: 4401,
  /** What was claimed is not so: do not come back with the same claims. */
  identityMismatch: 4403,
} as const

/** Whether a browser may connect again by itself. */
export function canReconnect(code: number): boolean {
  return code !== closeCodes.sessionEnded && code !== closeCodes.identityMismatch
}
