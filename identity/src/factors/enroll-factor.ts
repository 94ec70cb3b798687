import { randomUUID } from 'node:crypto'
import { factorLimits } from '@mainstreet/contract/accounts/limits.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { findAccount, lockAccount } from '../accounts/accounts-store.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError, validationError } from '../auth-error.ts'
import { requireOwnFactor } from '../sessions/assurance-level.ts'
import { requireRecentSignIn } from '../sessions/require-fresh-sign-in.ts'
import { type AuthenticatedAccount, sessionNotFoundError } from '../sessions/require-session.ts'
import { findActiveSession } from '../sessions/sessions-store.ts'
import { deleteAbandonedFactorsOfAccount, type FactorRow, insertFactor } from './factors-store.ts'
import { encryptFactorSecret } from './secret-cipher.ts'
import { type AuthenticatorSetup, createAuthenticatorSetup } from './totp.ts'

export type EnrollmentInput = { friendlyName: string; issuer: string | undefined }

export type EnrolledFactor = { id: string; type: 'totp'; friendly_name: string; totp: AuthenticatorSetup }

/** An authenticator app; it is a factor once a code of it was entered. */
export async function enrollFactor(
  deps: AuthDeps,
  signedIn: AuthenticatedAccount,
  { friendlyName, issuer = new URL(deps.settings.siteUrl).host }: EnrollmentInput,
): Promise<EnrolledFactor> {
  const { account } = signedIn
  if (issuer.length > factorLimits.maxNameChars) throw validationError('Issuer is too long')
  const label = account.email || `+${account.phone}`
  const setup = createAuthenticatorSetup(issuer, label)
  const id = randomUUID()
  await deps.db.tx((tx) =>
    addFactor(tx, deps, signedIn, {
      id,
      factor_type: 'totp',
      friendly_name: friendlyName,
      status: 'unverified',
      secret: encryptFactorSecret(deps.factorSecret, id, setup.secret),
    }),
  )
  return { id, type: 'totp', friendly_name: friendlyName, totp: setup }
}

/** Adds a factor under the rules for all kinds; the lock of the account serializes them. */
export async function addFactor(
  tx: Tx,
  deps: AuthDeps,
  signedIn: AuthenticatedAccount,
  factor: Omit<FactorRow, 'account_id'>,
): Promise<void> {
  const name = factor.friendly_name
  if (name.length > factorLimits.maxNameChars) throw validationError('Friendly name is too long')
  const now = deps.now()
  const { id: accountId } = signedIn.account
  await lockAccount(tx, accountId)
  await deleteAbandonedFactorsOfAccount(tx, accountId, getAbandonedBefore(now))
  const current = await requireCurrent(tx, signedIn, now)
  const { factors } = current.account
  if (factors.some(({ friendly_name }) => friendly_name === name))
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
    )
  if (factors.length >= factorLimits.maxFactors)
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
  requireOwnFactor(current, 403, 'AAL2 required to enroll a new factor')
  // whoever took over a session could otherwise lock its owner out with a first factor
  if (current.session.factor_id === null) requireRecentSignIn(deps, current.session)
  await insertFactor(tx, { ...factor, account_id: accountId, now })
}

/** Factors that were enrolled before this time and neither verified nor challenged since. */
export function getAbandonedBefore(now: Date): Date {
  return new Date(now.getTime() - factorLimits.unverifiedLifetimeMs)
}

/** The account and session as they are under the lock of the account. */
export async function requireCurrent(
  tx: Tx,
  signedIn: AuthenticatedAccount,
  now: Date,
): Promise<AuthenticatedAccount> {
  const { id } = signedIn.account
  const account = await findAccount(tx, id)
  const session = await findActiveSession(tx, signedIn.session.id, id, now)
  if (!account || !session) throw sessionNotFoundError()
  const { factor_id } = signedIn.session
  return { account, session: { ...session, factor_id: factor_id && session.factor_id } }
}
