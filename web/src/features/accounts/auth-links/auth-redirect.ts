export type AuthRedirect =
  | { kind: 'code'; code: string }
  | { kind: 'tokens'; token: string; refresh_token: string }
  | { kind: 'trouble'; code: string; said: string }
  | { kind: 'message'; said: string }
  | { kind: 'nothing' }

/** What the identity provider put into the address on the way back, in its query or its fragment. */
export function parseAuthRedirect({ search, hash }: { search: string; hash: string }): AuthRedirect {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const said = (name: string) => query.get(name) ?? fragment.get(name) ?? ''

  const code = said('error_code') || said('error')
  if (code) return { kind: 'trouble', code, said: said('error_description') }
  const [token, refresh_token] = [fragment.get('access_token'), fragment.get('refresh_token')]
  if (token && refresh_token) return { kind: 'tokens', token, refresh_token }
  const flow = query.get('code')
  if (flow) return { kind: 'code', code: flow }
  const message = said('message')
  return message ? { kind: 'message', said: message } : { kind: 'nothing' }
}
