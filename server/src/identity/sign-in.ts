import { createHash, timingSafeEqual } from 'node:crypto'
import type { DemoAccount, User } from '@mainstreet/contract/identity/user.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/errors.ts'
import { issueDemoToken } from './demo-tokens.ts'
import { findDemoViewer } from './store.ts'
import { presentUser } from './viewer.ts'

export type SignedIn = { success: true; user: User; token: string }

/** Spec 5: demo accounts by exact e-mail and password match. */
export async function signIn(
  { db, now }: Deps,
  accounts: readonly DemoAccount[],
  email: string,
  password: string,
): Promise<SignedIn> {
  const account = accounts.find((one) => one.email === email)
  const viewer =
    account && same(account.password, password) ? await findDemoViewer(db, account.id) : undefined
  if (!viewer) throw new Refusal('invalid_credentials', 'Invalid credentials')
  return { success: true, user: presentUser(viewer), token: await issueDemoToken(db, viewer.id, now()) }
}

function same(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
