import { createHash, timingSafeEqual } from 'node:crypto'
import type { DemoAccount, User } from '@mainstreet/contract/identity/user.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/errors.ts'
import type { Caller } from './auth/auth-deps.ts'
import { issueDemoToken } from './demo-tokens.ts'
import type { Provider } from './provider.ts'
import { speaking } from './refusal-of.ts'
import type { Sessions } from './sessions.ts'
import { findDemoViewer } from './store.ts'
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
