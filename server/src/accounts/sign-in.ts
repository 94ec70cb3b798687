import { createHash, timingSafeEqual } from 'node:crypto'
import type { DemoAccount, User } from '@mainstreet/contract/accounts/user.ts'
import type { Caller } from '../../../protocols/auth/auth-deps.ts'
import { Refusal } from '../platform/http/api-error.ts'
import type { Deps } from '../platform/platform-deps.ts'
import { findDemoViewer } from './demo/demo-sessions-store.ts'
import { issueDemoToken } from './demo/demo-tokens.ts'
import type { Provider } from './identity-provider/identity-provider.ts'
import type { Sessions } from './session-resolver.ts'
import { speaking } from './translate-auth-errors.ts'
import { presentUser } from './viewer.ts'

export type SignedIn = {
  success: true
  user: User
  token: string
  refresh_token?: string
  expires_in?: number
}

type SignInDeps = Deps & { sessions: Sessions; provider: Provider; demoAccounts: readonly DemoAccount[] }

/** Spec 5: demo accounts first, by exact e-mail and password match; then the identity provider. */
export async function signIn(
  deps: SignInDeps,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<SignedIn> {
  const demo = deps.demoAccounts.find((one) => one.email === email && same(one.password, password))
  const viewer = demo && (await findDemoViewer(deps.db, demo.id))
  if (viewer)
    return {
      success: true,
      user: presentUser(viewer),
      token: await issueDemoToken(deps.db, viewer.id, deps.now()),
    }

  const who = { email: email.trim().toLowerCase(), password }
  const { access_token, refresh_token, expires_in } = await speaking(deps.provider.signIn(who, caller))
  const known = await deps.sessions.viewerOf(access_token)
  if (!known) throw new Refusal('banned', 'This account has been closed by an admin of the street')
  return { success: true, user: presentUser(known), token: access_token, refresh_token, expires_in }
}

function same(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
