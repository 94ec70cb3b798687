import { m } from '@mainstreet/contract/messages/messages.ts'

let pendingToken: Promise<string | undefined> | undefined

/**
 * Fetched once and held in memory only; undefined when it is unavailable: the call continues without it
 * (docs/spec.md, section 8).
 */
export function getCsrfToken(): Promise<string | undefined> {
  pendingToken ??= fetchCsrfToken().catch((error: unknown) => {
    pendingToken = undefined
    console.warn(m.session.csrfFailed, error)
    return undefined
  })
  return pendingToken
}

export function clearCsrfToken() {
  pendingToken = undefined
}

async function fetchCsrfToken(): Promise<string> {
  const response = await fetch('/api/csrf-token', { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`Status ${response.status}`)
  const { csrfToken } = (await response.json()) as { csrfToken: string }
  return csrfToken
}
