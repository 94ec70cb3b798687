import { createRefreshGate } from './refresh-gate.ts'

/** Below the session: the client needs the token, the session needs the client. */
let accessToken: string | null = null
let renewToken: () => Promise<boolean> = async () => false
let requireSecondFactor: (used: string) => void = () => undefined

const gate = createRefreshGate(() => renewToken())

export function getAccessToken(): string | null {
  return accessToken
}

export function setAccessToken(next: string | null) {
  accessToken = next
}

/** The session knows how to renew a token. */
export function setTokenRenewal(renewal: () => Promise<boolean>) {
  renewToken = renewal
}

/** Whether there is a newer token now. */
export function refreshAccessToken(): Promise<boolean> {
  return gate.refresh()
}

/** The token for a call; waits for a running refresh. */
export async function getFreshAccessToken(): Promise<string | null> {
  await gate.waitForRefresh()
  return accessToken
}

/** Whether a call that was rejected with this token may be repeated. */
export async function ensureNewerToken(used: string): Promise<boolean> {
  if (accessToken !== used) return accessToken !== null
  return refreshAccessToken()
}

/** The session knows what to do when the server wants a second factor before it accepts this token. */
export function setSecondFactorListener(listener: (used: string) => void) {
  requireSecondFactor = listener
}

export function reportMissingFactor(used: string) {
  requireSecondFactor(used)
}
