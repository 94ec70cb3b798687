import { getApiErrorMessage } from '../../../api/api-error-message.ts'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { getAuthClient } from '../../../session/auth-client.ts'
import { convertAuthError } from '../../../session/convert-auth-error.ts'
import { getSession, restoreSession, updateSessionUser } from '../../../session/session.ts'
import { takeMerchantRequest } from '../sign-in/google-sign-in.ts'
import { startProviderSession } from '../sign-in/sign-in.ts'
import { type AuthLinkError, type AuthLinkKind, getAuthLinkError } from './auth-link-error.ts'
import { type AuthRedirect, parseAuthRedirect } from './auth-redirect.ts'

export type AuthLinkResult =
  | { kind: 'in'; newAddress?: string | undefined; withoutShop: boolean }
  | { kind: 'trouble'; linkError: AuthLinkError }
  | { kind: 'message'; message: string }
  | { kind: 'nothing' }

const pendingLinks = new Map<string, Promise<AuthLinkResult>>()

/** Uses up what the link at this address brought; each address once, however often a page is drawn. */
export function completeAuthLink(kind: AuthLinkKind, address: Location): Promise<AuthLinkResult> {
  const { href } = address
  const work = pendingLinks.get(href) ?? processRedirect(kind, parseAuthRedirect(address))
  pendingLinks.set(href, work)
  return work
}

async function processRedirect(kind: AuthLinkKind, returned: AuthRedirect): Promise<AuthLinkResult> {
  const before = (await restoreSession()).user
  const linkError = await acceptRedirect(kind, returned)
  if (linkError) return { kind: 'trouble', linkError }
  if (returned.kind === 'message') return { kind: 'message', message: returned.said }
  const { user } = getSession()
  if (returned.kind === 'nothing' || !user) return { kind: 'nothing' }

  const wantsMerchant = kind === 'signup' && takeMerchantRequest() && user.role !== 'merchant'
  const withoutShop = wantsMerchant && !(await becomeMerchant(user.id))
  const moved = before?.id === user.id && before.email !== user.email
  return { kind: 'in', newAddress: moved ? user.email : undefined, withoutShop }
}

async function acceptRedirect(
  kind: AuthLinkKind,
  returned: AuthRedirect,
): Promise<AuthLinkError | undefined> {
  if (returned.kind === 'trouble') return getAuthLinkError(kind, returned.code, returned.said)
  if (returned.kind === 'tokens') {
    // anybody could have written such a link: it opens nothing but the page for a new password, which says whose it is
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

/** False where it fails: the person is in anyway, and the shop can be opened later. */
function becomeMerchant(userId: string): Promise<boolean> {
  return request(calls.updateRole, { body: { userId, role: 'merchant' } }).then(
    ({ user }) => {
      updateSessionUser(user)
      return true
    },
    () => false,
  )
}
