import { texts } from '@mainstreet/contract/texts.ts'

let pending: Promise<string | undefined> | undefined

/** Fetched once and kept in memory only; undefined when it cannot be had (spec 8: the call goes on without). */
export function csrfToken(): Promise<string | undefined> {
  pending ??= fetchToken().catch((fault: unknown) => {
    pending = undefined
    console.warn(texts.session.csrfFailed, fault)
    return undefined
  })
  return pending
}

export function forgetCsrfToken() {
  pending = undefined
}

async function fetchToken(): Promise<string> {
  const response = await fetch('/api/csrf-token', { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`Status ${response.status}`)
  const { csrfToken } = (await response.json()) as { csrfToken: string }
  return csrfToken
}
