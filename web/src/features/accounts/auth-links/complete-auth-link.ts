import { getApiErrorMessage } from '../../../api/api-error-message.ts'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { getAuthClient } from '../../../session/auth-client.ts'
import { convertAuthError } from '../../../session/convert-auth-error.ts'
import { getSession, restoreSession, updateSessionUser } from '../../../session/session.ts'
import { takeMerchantRequest } from '../sign-in/google-sign-in.ts'
import { startProviderSession } from '../sign-in/sign-in.ts'
import { type AuthLinkError, type AuthLinkKind, getAuthLinkError } from './auth-link-error.ts'

export type AuthLinkResult =
  | { kind: 'signed_in'; newAddress?: string | undefined; withoutShop: boolean }
  /** The session waits for a second factor. */
  | { kind: 'second_factor' }
  | { kind: 'error'; linkError: AuthLinkError }
  | { kind: 'message'; message: string }
  | { kind: 'nothing' }

const pendingLinks = new Map<string, Promise<AuthLinkResult>>()

/** Completes the link at this address; each address once, however often a page renders. */
export function completeAuthLink(kind: AuthLinkKind, address: Location): Promise<AuthLinkResult> {
  const { href } = address
  const work = pendingLinks.get(href) ?? processRedirect(kind, parseAuthRedirect(address))
  pendingLinks.set(href, work)
  return work
}

async function processRedirect(kind: AuthLinkKind, returned: AuthRedirect): Promise<AuthLinkResult> {
  const before = (await restoreSession()).user
  const linkError = await acceptRedirect(kind, returned)
  if (linkError) return { kind: 'error', linkError }
  if (returned.kind === 'message') return { kind: 'message', message: returned.message }
  const { status, user } = getSession()
  if (returned.kind !== 'nothing' && status === 'second_factor') return { kind: 'second_factor' }
  if (returned.kind === 'nothing' || !user) return { kind: 'nothing' }

  const wantsMerchant = kind === 'signup' && takeMerchantRequest() && user.role !== 'merchant'
  const withoutShop = wantsMerchant && !(await becomeMerchant(user.id))
  const moved = before?.id === user.id && before.email !== user.email
  return { kind: 'signed_in', newAddress: moved ? user.email : undefined, withoutShop }
}

async function acceptRedirect(
  kind: AuthLinkKind,
  returned: AuthRedirect,
): Promise<AuthLinkError | undefined> {
  if (returned.kind === 'error') return getAuthLinkError(kind, returned.code, returned.message)
  if (returned.kind === 'tokens') {
    // anybody could have created such a link: it only opens the page for a new password, which names the
    // account
    if (kind !== 'recovery') return getAuthLinkError(kind, 'bad_oauth_callback')
    return startProviderSession(returned).then(
      () => undefined,
      () => getAuthLinkError(kind, 'otp_expired'),
    )
  }
  return returned.kind === 'code' ? exchangeCode(kind, returned.code) : undefined
}

async function exchangeCode(kind: AuthLinkKind, code: string): Promise<AuthLinkError | undefined> {
  try {
    const client = await getAuthClient()
    const { error } = await client.exchangeCodeForSession(code)
    if (!error) return undefined
    const failure = convertAuthError(error)
    const isUnreachable = failure.code === 'network' || failure.code === 'unavailable'
    return getAuthLinkError(kind, isUnreachable ? 'unreachable' : (error.code ?? ''), failure.userMessage)
  } catch (failure) {
    return getAuthLinkError(kind, 'unreachable', getApiErrorMessage(failure))
  }
}

/** False when it fails: the user is signed in anyway, and can open the shop later. */
function becomeMerchant(userId: string): Promise<boolean> {
  return request(calls.updateRole, { body: { userId, role: 'merchant' } }).then(
    ({ user }) => {
      updateSessionUser(user)
      return true
    },
    () => false,
  )
}

type AuthRedirect =
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
