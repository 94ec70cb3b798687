import { refreshGate } from './refresh-gate.ts'

/** Leaf module: the client needs the token, the session needs the client. */
let token: string | null = null
let renew: () => Promise<boolean> = async () => false

const gate = refreshGate(() => renew())

export function currentToken(): string | null {
  return token
}

export function setToken(next: string | null) {
  token = next
}

/** How a token is renewed is known to the session. */
export function renewBy(how: () => Promise<boolean>) {
  renew = how
}

/** Whether there is a newer token now. */
export function refreshNow(): Promise<boolean> {
  return gate.refresh()
}

/** The token for a call: while a new one is being fetched, that one. */
export async function freshToken(): Promise<string | null> {
  await gate.settled()
  return token
}

/** Whether a call that was refused with this token may be tried again. */
export async function renewedSince(used: string): Promise<boolean> {
  if (token !== used) return token !== null
  return refreshNow()
}
