import type { Tx } from '@mainstreet/platform/db/db.ts'
import type { Account } from '../accounts/account.ts'
import { lockAccount, requireAccount } from '../accounts/accounts-store.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { factorMethods, getAssuranceLevel } from '../sessions/assurance-level.ts'
import type { AuthenticatedAccount } from '../sessions/require-session.ts'
import { lowerSessions } from '../sessions/sessions-store.ts'
import { requireCurrent } from './enroll-factor.ts'
import { deleteFactors } from './factors-store.ts'
import { type FactorActor, recordRemovedFactors } from './record-factors.ts'
import { factorNotFoundError } from './verify-factor.ts'

type Factor = Account['factors'][number]

/** One's own factor; a verified one only on the second level of assurance. */
export function unenrollFactor(
  deps: AuthDeps,
  signedIn: AuthenticatedAccount,
  factorId: string,
): Promise<void> {
  return deps.db.tx(async (tx) => {
    await lockAccount(tx, signedIn.account.id)
    const { account, session } = await requireCurrent(tx, signedIn, deps.now())
    const factor = requireFactor(account, factorId)
    // recovery codes have calls of their own
    if (factor.factor_type === 'recovery_code') throw factorNotFoundError()
    if (factor.status === 'verified' && getAssuranceLevel(session) === 'aal1')
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    await removeFactors(tx, deps, account, [factor], 'owner')
  })
}

/** For a service of the operator. */
export function removeFactorByAdmin(deps: AuthDeps, accountId: string, factorId: string): Promise<Factor> {
  return deps.db.tx(async (tx) => {
    await lockAccount(tx, accountId)
    const account = await requireAccount(tx, accountId)
    const factor = requireFactor(account, factorId)
    await removeFactors(tx, deps, account, [factor], 'system')
    return factor
  })
}

/** For an owner who has lost them all. Returns how many of them were in use. */
export function resetFactors(deps: AuthDeps, accountId: string): Promise<number> {
  return deps.db.tx(async (tx) => {
    await lockAccount(tx, accountId)
    const account = await requireAccount(tx, accountId)
    await removeFactors(tx, deps, account, account.factors, 'system')
    return account.factors.filter(({ status }) => status === 'verified').length
  })
}

/** Sessions that they raised go back to the first level. Recovery codes never remain alone. */
export async function removeFactors(
  tx: Tx,
  deps: AuthDeps,
  account: Account,
  factors: readonly Factor[],
  actor: FactorActor,
): Promise<void> {
  const others = account.factors.filter((one) => !factors.includes(one))
  const orphans = others.some(isOwnFactor)
    ? []
    : others.filter(({ factor_type }) => factor_type === 'recovery_code')
  const removed = [...factors, ...orphans]
  const ids = removed.map(({ id }) => id)
  await lowerSessions(tx, ids, Object.values(factorMethods))
  await deleteFactors(tx, ids)
  const verified = removed.filter(({ status }) => status === 'verified')
  await recordRemovedFactors(tx, deps, account, verified, actor)
  tx.afterCommit(() => deps.bus.publish('user.changed', { user_id: account.id }))
}

/** Recovery codes stand in for another factor. */
export function isOwnFactor({ factor_type, status }: Factor): boolean {
  return factor_type !== 'recovery_code' && status === 'verified'
}

function requireFactor({ factors }: Account, id: string): Factor {
  const factor = factors.find((one) => one.id === id)
  if (!factor) throw factorNotFoundError()
  return factor
}
