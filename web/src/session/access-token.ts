import { createRefreshGate } from './refresh-gate.ts'

/** Leaf module: the client needs the token, the session needs the client. */
let accessToken: string | null = null
let renewToken: () => Promise<boolean> = async () => false

const gate = createRefreshGate(() => renewToken())

export function getAccessToken(): string | null {
  return accessToken
}

export function setAccessToken(next: string | null) {
  accessToken = next
}

/** How a token is renewed is known to the session. */
export function setTokenRenewal(renewal: () => Promise<boolean>) {
  renewToken = renewal
}

/** Whether there is a newer token now. */
export function refreshAccessToken(): Promise<boolean> {
  return gate.refresh()
}

/** The token for a call: while a new one is being fetched, that one. */
export async function getFreshAccessToken(): Promise<string | null> {
  await gate.waitForRefresh()
  return accessToken
}

/** Whether a call that was refused with this token may be tried again. */
export async function ensureNewerToken(used: string): Promise<boolean> {
  if (accessToken !== used) return accessToken !== null
  return refreshAccessToken()
}
