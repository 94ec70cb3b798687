export type AuthRedirect =
  | { kind: 'code'; code: string }
  | { kind: 'tokens'; token: string; refresh_token: string }
  | { kind: 'error'; code: string; message: string }
  | { kind: 'message'; message: string }
  | { kind: 'nothing' }

/** The values that the identity provider put into the redirect address, in its query or its fragment. */
export function parseAuthRedirect({ search, hash }: { search: string; hash: string }): AuthRedirect {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const getParam = (name: string) => query.get(name) ?? fragment.get(name) ?? ''

  const code = getParam('error_code') || getParam('error')
  if (code) return { kind: 'error', code, message: getParam('error_description') }
  const [token, refresh_token] = [fragment.get('access_token'), fragment.get('refresh_token')]
  if (token && refresh_token) return { kind: 'tokens', token, refresh_token }
  const flow = query.get('code')
  if (flow) return { kind: 'code', code: flow }
  const message = getParam('message')
  return message ? { kind: 'message', message } : { kind: 'nothing' }
}
