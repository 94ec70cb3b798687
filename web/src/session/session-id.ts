import { tryStorage } from '../browser/local-storage.ts'

/** The session that an access token names; undefined for a demo token. */
export function readSessionId(token: string): string | undefined {
  const [, payload = ''] = token.split('.')
  const claims = tryStorage(() => JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))))
  const id = (claims as { session_id?: unknown } | undefined)?.session_id
  return typeof id === 'string' ? id : undefined
}
