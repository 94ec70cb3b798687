import { isEqualConstantTime } from '@mainstreet/platform/http/is-equal-constant-time.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { insertAccount, isDemoUserWithoutAccount, upsertIdentity } from './accounts-store.ts'

/**
 * The demo town has users, but no accounts: the first sign-in by the protocol with the published password creates the
 * account. It is deleted with demo mode.
 */
export async function createDemoAccount(
  { db, passwords, demoAccounts, now }: AuthDeps,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const demo = demoAccounts.find((one) => one.email === email && isEqualConstantTime(one.password, password))
  if (!demo) return
  const { id, name } = demo
  if (!(await isDemoUserWithoutAccount(db, id))) return
  const passwordHash = await passwords.hash(password)
  await db.tx(async (tx) => {
    const data = { sub: id, email, email_verified: true, phone_verified: false }
    const userMetadata = { name, ...data }
    // undefined when another request was first
    if (await insertAccount(tx, { id, email, passwordHash, userMetadata, confirmedAt: now(), now: now() }))
      await upsertIdentity(tx, { accountId: id, provider: 'email', providerId: id, data, now: now() })
  })
}

/** The accounts of the demo town belong to everybody who visits it. */
export function requireNotDemoAccount({ demoAccounts }: Pick<AuthDeps, 'demoAccounts'>, id: string): void {
  if (demoAccounts.some((one) => one.id === id))
    throw new AuthError(403, 'insufficient_permissions', 'Demo accounts cannot be changed')
}
