import { randomUUID } from 'node:crypto'
import { factorLimits } from '@mainstreet/contract/accounts/limits.ts'
import { secondMs } from '@mainstreet/contract/durations.ts'
import { lockAccount } from '../accounts/accounts-store.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { requireOwnFactor } from '../sessions/assurance-level.ts'
import type { AuthSession } from '../sessions/create-session.ts'
import type { AuthenticatedAccount } from '../sessions/require-session.ts'
import { countFactorGuess } from './count-factor-guess.ts'
import { requireCurrent } from './enroll-factor.ts'
import {
  type ChallengeKey,
  claimChallenge,
  claimTimeStep,
  deleteUnverifiedFactors,
  type FactorChallenge,
  type FactorRow,
  findChallenge,
  findFactor,
  insertChallenge,
} from './factors-store.ts'
import { raiseSession } from './raise-session.ts'
import { recordAddedFactor } from './record-factors.ts'
import { decryptFactorSecret } from './secret-cipher.ts'
import { findTimeStep } from './totp.ts'

/** Only the session that requested it can complete it. */
export async function challengeFactor(
  { db, now }: AuthDeps,
  { account, session }: AuthenticatedAccount,
  factorId: string,
): Promise<{ id: string; type: 'totp'; expires_at: number }> {
  const factor = await requireAuthenticator(db, account.id, factorId)
  const challenge = createChallenge(factor.id, session.id, null, now())
  await db.tx((tx) => insertChallenge(tx, challenge, now()))
  return { id: challenge.id, type: 'totp', expires_at: toSeconds(challenge.expires_at) }
}

export function createChallenge(
  factorId: string,
  sessionId: string,
  webauthnChallenge: string | null,
  now: Date,
): FactorChallenge {
  return {
    id: randomUUID(),
    factor_id: factorId,
    session_id: sessionId,
    expires_at: new Date(now.getTime() + factorLimits.challengeLifetimeMs),
    webauthn_challenge: webauthnChallenge,
  }
}

export const toSeconds = (time: Date) => Math.floor(time.getTime() / secondMs)

export type FactorProof = { challengeId: string; code: string }

/** Raises the session; the first code verifies the factor as well. Of concurrent requests with one code one succeeds. */
export async function verifyFactor(
  deps: AuthDeps,
  signedIn: AuthenticatedAccount,
  factorId: string,
  { challengeId, code }: FactorProof,
): Promise<AuthSession> {
  const { account, session } = signedIn
  const factor = await requireAuthenticator(deps.db, account.id, factorId)
  const challenge = { id: challengeId, factor_id: factor.id, session_id: session.id }
  await requireOpenChallenge(deps, challenge)
  const uncountGuess = await countFactorGuess(deps, account.id, 'totp')
  const secret = decryptFactorSecret(deps.factorSecret, factor.id, factor.secret)
  const timeStep = findTimeStep(secret, code, deps.now())
  if (timeStep === undefined) throw wrongCodeError()
  const raised = await deps.db.tx(async (tx) => {
    await lockAccount(tx, account.id)
    const current = await requireCurrent(tx, signedIn, deps.now())
    const before = await requireAuthenticator(tx, account.id, factor.id)
    // another factor may have been verified since this one was enrolled
    if (before.status === 'unverified') requireOwnFactor(current, 403, 'AAL2 required to enroll a new factor')
    if (!(await claimChallenge(tx, challenge))) throw challengeNotFoundError()
    if (!(await claimTimeStep(tx, factor.id, timeStep, deps.now()))) throw wrongCodeError()
    if (before.status === 'unverified') await recordAddedFactor(tx, deps, current.account, factor)
    await deleteUnverifiedFactors(tx, account.id, factor.factor_type)
    return raiseSession(tx, deps, current, factor)
  })
  await uncountGuess()
  return raised
}

async function requireAuthenticator(
  reader: Parameters<typeof findFactor>[0],
  accountId: string,
  id: string,
): Promise<FactorRow & { secret: Buffer }> {
  const factor = await findFactor(reader, accountId, id)
  if (!factor?.secret) throw factorNotFoundError()
  return { ...factor, secret: factor.secret }
}

async function requireOpenChallenge({ db, now }: AuthDeps, challenge: ChallengeKey): Promise<void> {
  const found = await findChallenge(db, challenge)
  if (!found) throw challengeNotFoundError()
  requireNotExpired(found, now())
}

export function requireNotExpired({ id, expires_at }: FactorChallenge, now: Date): void {
  if (expires_at > now) return
  throw new AuthError(
    422,
    'mfa_challenge_expired',
    `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
  )
}

export function factorNotFoundError(): AuthError {
  return new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
}

export function challengeNotFoundError(): AuthError {
  return new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
}

function wrongCodeError(): AuthError {
  return new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
}
