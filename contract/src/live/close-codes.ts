/** The codes with which the server closes a socket, and how the browser reacts. */
export const closeCodes = {
  /** The node shuts down: reconnect, another node is available. */
  restart: 1012,
  tooManyConnections: 1013,
  /** Too many or invalid frames, or idle: reconnect later. */
  policyViolation: 1008,
  frameTooLarge: 1009,
  /** The session has ended: sign in again, do not reconnect automatically. */
  sessionEnded: 4401,
  /** The token does not prove the claims: do not reconnect with the same claims. */
  identityMismatch: 4403,
} as const

/** Whether a browser may reconnect automatically. */
export function canReconnect(code: number): boolean {
  return code !== closeCodes.sessionEnded && code !== closeCodes.identityMismatch
}
