import type { Tx } from '@mainstreet/platform/db/db.ts'
import { lockAccount } from '../accounts/accounts-store.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { validationError } from '../auth-error.ts'
import { requireOwnFactor } from '../sessions/assurance-level.ts'
import type { AuthSession } from '../sessions/create-session.ts'
import type { AuthenticatedAccount } from '../sessions/require-session.ts'
import { verificationFailedError, verifyAuthentication, verifyRegistration } from '../webauthn/ceremonies.ts'
import { parseAuthenticationResponse, parseRegistrationResponse } from '../webauthn/credential-responses.ts'
import { registerCredential } from '../webauthn/register-credential.ts'
import { type ClaimedParty, type RelyingParty, requireClaimedParty } from '../webauthn/relying-party.ts'
import { claimSignCount, findCredentialOfFactor } from '../webauthn/webauthn-credentials-store.ts'
import { requireParty, requireSecurityKey } from './challenge-security-key.ts'
import { countFactorGuess } from './count-factor-guess.ts'
import { requireCurrent } from './enroll-factor.ts'
import {
  claimChallenge,
  deleteUnverifiedFactors,
  type FactorChallenge,
  type FactorRow,
  markFactorVerified,
} from './factors-store.ts'
import { raiseSession } from './raise-session.ts'
import { recordAddedFactor } from './record-factors.ts'
import { challengeNotFoundError, factorNotFoundError, requireNotExpired } from './verify-factor.ts'

export type SecurityKeyProof = ClaimedParty & {
  challengeId: string
  type: 'create' | 'request'
  credentialResponse: unknown
}

/** Raises the session; the first response registers the key. A challenge can be used once, correctly or not. */
export async function verifySecurityKey(
  deps: AuthDeps,
  signedIn: AuthenticatedAccount,
  factorId: string,
  proof: SecurityKeyProof,
): Promise<AuthSession> {
  const party = requireParty(deps, 'verify')
  requireClaimedParty(party, proof)
  const { account, session } = signedIn
  const factor = await requireSecurityKey(deps.db, account.id, factorId)
  const expectedType = factor.status === 'unverified' ? 'create' : 'request'
  if (proof.type !== expectedType)
    throw validationError(`WebAuthn type must be ${expectedType} for a factor that is ${factor.status}`)
  const uncountGuess = await countFactorGuess(deps, account.id, 'webauthn')
  const key = { id: proof.challengeId, factor_id: factor.id, session_id: session.id }
  const challenge = await claimChallenge(deps.db, key)
  if (!challenge) throw challengeNotFoundError()
  requireNotExpired(challenge, deps.now())
  const accept =
    proof.type === 'create'
      ? await checkNewKey(deps, party, factor, challenge, proof.credentialResponse)
      : await checkSignature(deps, party, factor, challenge, proof.credentialResponse)
  const raised = await deps.db.tx(async (tx) => {
    await lockAccount(tx, account.id)
    const current = await requireCurrent(tx, signedIn, deps.now())
    await accept(tx, current)
    await deleteUnverifiedFactors(tx, account.id, 'webauthn')
    return raiseSession(tx, deps, current, factor)
  })
  await uncountGuess()
  return raised
}

/** What a right response changes, under the lock of the account. */
type Accept = (tx: Tx, current: AuthenticatedAccount) => Promise<void>

async function checkNewKey(
  deps: AuthDeps,
  party: RelyingParty,
  factor: FactorRow,
  challenge: FactorChallenge,
  credential: unknown,
): Promise<Accept> {
  const response = parseRegistrationResponse(credential)
  if (!response) throw invalidResponseError()
  const verified = await verifyRegistration(party, response, expected(challenge))
  return async (tx, current) => {
    // another factor may have been verified since this one was enrolled
    requireOwnFactor(current, 403, 'AAL2 required to enroll a new factor')
    if (!(await markFactorVerified(tx, factor.id, deps.now()))) throw factorNotFoundError()
    await registerCredential(tx, deps, current.account, {
      ...verified.credential,
      factor_id: factor.id,
      friendly_name: null,
    })
    await recordAddedFactor(tx, deps, current.account, factor)
  }
}

async function checkSignature(
  deps: AuthDeps,
  party: RelyingParty,
  factor: FactorRow,
  challenge: FactorChallenge,
  credential: unknown,
): Promise<Accept> {
  const response = parseAuthenticationResponse(credential)
  if (!response) throw invalidResponseError()
  const stored = await findCredentialOfFactor(deps.db, factor.id)
  if (!stored) throw factorNotFoundError()
  const signCount = await verifyAuthentication(party, response, stored, expected(challenge))
  return async (tx) => {
    if (!(await claimSignCount(tx, stored.id, signCount, deps.now()))) throw verificationFailedError()
  }
}

function expected({ webauthn_challenge }: FactorChallenge) {
  if (webauthn_challenge === null) throw challengeNotFoundError()
  return { challenge: webauthn_challenge, userVerification: 'preferred' } as const
}

const invalidResponseError = () => validationError('Invalid credential_response')
