/** With what code the server closes a socket, and what the browser makes of it. */
export const closing = {
  /** The node goes down: come back, another one is there. */
  restart: 1012,
  tooManySockets: 1013,
  /** Too many or unreadable frames, or idle: come back later. */
  policy: 1008,
  frameTooLarge: 1009,
  /** The session is over: sign in again, do not come back by itself. */
  sessionOver: 4401,
  /** What was claimed is not so: do not come back with the same claims. */
  notYou: 4403,
} as const

/** Whether a browser may connect again by itself. */
export function mayComeBack(code: number): boolean {
  return code !== closing.sessionOver && code !== closing.notYou
}
