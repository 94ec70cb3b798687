/** Of an access token, unverified: what the server decides does not depend on them. Undefined for a demo token. */
function readTokenClaims(token: string): { session_id?: unknown; aal?: unknown } | undefined {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  try {
    return JSON.parse(atob(payload))
  } catch {
    return undefined
  }
}

export function readSessionId(token: string): string | undefined {
  const id = readTokenClaims(token)?.session_id
  return typeof id === 'string' ? id : undefined
}

/** Whether the session had proved a second factor when the token was issued: 'aal2', else 'aal1'. */
export function readAssuranceLevel(token: string): unknown {
  return readTokenClaims(token)?.aal
}
