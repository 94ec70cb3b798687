import { failureWords } from '../../../api/api-error-message.ts'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { provider } from '../../../session/auth-client.ts'
import { providerFailure } from '../../../session/convert-auth-error.ts'
import { know, restoreSession, session } from '../../../session/session.ts'
import { takeMerchantWish } from '../sign-in/google-sign-in.ts'
import { takeTokens } from '../sign-in/sign-in.ts'
import { type LinkKind, linkTrouble, type Trouble } from './auth-link-error.ts'
import { type Returned, readReturned } from './auth-redirect.ts'

export type Followed =
  | { kind: 'in'; newAddress?: string | undefined; withoutShop: boolean }
  | { kind: 'trouble'; trouble: Trouble }
  | { kind: 'message'; said: string }
  | { kind: 'nothing' }

const following = new Map<string, Promise<Followed>>()

/** Uses up what the link at this address brought; each address once, however often a page is drawn. */
export function followLink(kind: LinkKind, address: Location): Promise<Followed> {
  const { href } = address
  const work = following.get(href) ?? follow(kind, readReturned(address))
  following.set(href, work)
  return work
}

async function follow(kind: LinkKind, returned: Returned): Promise<Followed> {
  const before = (await restoreSession()).user
  const trouble = await takeReturned(kind, returned)
  if (trouble) return { kind: 'trouble', trouble }
  if (returned.kind === 'message') return { kind: 'message', said: returned.said }
  const { user } = session()
  if (returned.kind === 'nothing' || !user) return { kind: 'nothing' }

  const wants = kind === 'signup' && takeMerchantWish() && user.role !== 'merchant'
  const withoutShop = wants && !(await becomeMerchant(user.id))
  const moved = before?.id === user.id && before.email !== user.email
  return { kind: 'in', newAddress: moved ? user.email : undefined, withoutShop }
}

async function takeReturned(kind: LinkKind, returned: Returned): Promise<Trouble | undefined> {
  if (returned.kind === 'trouble') return linkTrouble(kind, returned.code, returned.said)
  if (returned.kind === 'tokens') {
    // anybody could have written such a link: it opens nothing but the page for a new password, which says whose it is
    if (kind !== 'recovery') return linkTrouble(kind, 'bad_oauth_callback')
    return takeTokens(returned).then(
      () => undefined,
      () => linkTrouble(kind, 'otp_expired'),
    )
  }
  return returned.kind === 'code' ? exchange(kind, returned.code) : undefined
}

async function exchange(kind: LinkKind, code: string): Promise<Trouble | undefined> {
  try {
    const client = await provider()
    const { error } = await client.exchangeCodeForSession(code)
    if (!error) return undefined
    const failure = providerFailure(error)
    const down = failure.code === 'network' || failure.code === 'unavailable'
    return linkTrouble(kind, down ? 'unreachable' : (error.code ?? ''), failure.words)
  } catch (failure) {
    return linkTrouble(kind, 'unreachable', failureWords(failure))
  }
}

/** False where it fails: the person is in anyway, and the shop can be opened later. */
function becomeMerchant(userId: string): Promise<boolean> {
  return request(calls.updateRole, { body: { userId, role: 'merchant' } }).then(
    ({ user }) => {
      know(user)
      return true
    },
    () => false,
  )
}
