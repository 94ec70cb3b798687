import { minuteMs, secondMs } from '@mainstreet/contract/durations.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { requireNonce } from './require-fresh-sign-in.ts'
import type { AuthenticatedAccount } from './require-session.ts'
import { type Amr, recordAuthentication } from './sessions-store.ts'

const maxAgeMs = 10 * minuteMs

/** By a sign-in, a confirmation or a second factor; a refresh is none. */
export function isRecentAuthentication(amr: readonly Amr[], now: Date): boolean {
  const authenticatedAtMs = Math.max(...amr.map(({ timestamp }) => timestamp * secondMs))
  return now.getTime() - authenticatedAtMs <= maxAgeMs
}

/** By an emailed code (`GET /reauthenticate`), which works once. */
export async function confirmByEmailCode(
  deps: AuthDeps,
  { account, session }: AuthenticatedAccount,
  code: string,
): Promise<void> {
  await requireNonce(deps, account, code)
  await recordAuthentication(deps.db, session.id, 'otp', deps.now())
}
