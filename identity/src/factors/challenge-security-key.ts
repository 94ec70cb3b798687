import { randomUUID } from 'node:crypto'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthenticatedAccount } from '../sessions/require-session.ts'
import { createAuthenticationOptions, createRegistrationOptions } from '../webauthn/ceremonies.ts'
import {
  type ClaimedParty,
  findRelyingParty,
  type RelyingParty,
  requireClaimedParty,
} from '../webauthn/relying-party.ts'
import { findCredentialOfFactor, listWebauthnCredentials } from '../webauthn/webauthn-credentials-store.ts'
import { addFactor } from './enroll-factor.ts'
import { type FactorRow, findFactor, insertChallenge } from './factors-store.ts'
import { createChallenge, factorNotFoundError, toSeconds } from './verify-factor.ts'

export type EnrolledSecurityKey = { id: string; type: 'webauthn'; friendly_name: string }

/** A security key; it is a factor once it was registered. */
export async function enrollSecurityKey(
  deps: AuthDeps,
  signedIn: AuthenticatedAccount,
  friendlyName: string,
): Promise<EnrolledSecurityKey> {
  requireParty(deps, 'enroll')
  const id = randomUUID()
  const factor = {
    id,
    factor_type: 'webauthn',
    friendly_name: friendlyName,
    status: 'unverified',
    secret: null,
  } as const
  await deps.db.tx((tx) => addFactor(tx, deps, signedIn, factor))
  return { id, type: 'webauthn', friendly_name: friendlyName }
}

type Ceremony =
  | { type: 'create'; credential_options: { publicKey: PublicKeyCredentialCreationOptionsJSON } }
  | { type: 'request'; credential_options: { publicKey: PublicKeyCredentialRequestOptionsJSON } }

export type SecurityKeyChallenge = { id: string; type: 'webauthn'; expires_at: number; webauthn: Ceremony }

/** Registers the key of a new factor, or asks for a signature of the one that it has. */
export async function challengeSecurityKey(
  deps: AuthDeps,
  signedIn: AuthenticatedAccount,
  factorId: string,
  claimed: ClaimedParty,
): Promise<SecurityKeyChallenge> {
  const party = requireParty(deps, 'verify')
  requireClaimedParty(party, claimed)
  const { db, now } = deps
  const factor = await requireSecurityKey(db, signedIn.account.id, factorId)
  const webauthn = await createCeremony(db, party, signedIn, factor)
  const { challenge: signed } = webauthn.credential_options.publicKey
  const challenge = createChallenge(factor.id, signedIn.session.id, signed, now())
  await db.tx((tx) => insertChallenge(tx, challenge, now()))
  return { id: challenge.id, type: 'webauthn', expires_at: toSeconds(challenge.expires_at), webauthn }
}

async function createCeremony(
  reader: Queryable,
  party: RelyingParty,
  { account }: AuthenticatedAccount,
  factor: FactorRow,
): Promise<Ceremony> {
  if (factor.status === 'unverified') {
    const existing = await listWebauthnCredentials(reader, account.id)
    const publicKey = await createRegistrationOptions(party, account, existing, {
      residentKey: 'discouraged',
      userVerification: 'preferred',
    })
    return { type: 'create', credential_options: { publicKey } }
  }
  const credential = await findCredentialOfFactor(reader, factor.id)
  if (!credential) throw factorNotFoundError()
  const publicKey = await createAuthenticationOptions(party, [credential], 'preferred')
  return { type: 'request', credential_options: { publicKey } }
}

/** Passkeys and security keys need a site that browsers allow them on. */
export function requireParty({ settings }: AuthDeps, step: 'enroll' | 'verify'): RelyingParty {
  const party = findRelyingParty(settings)
  if (party) return party
  const what = step === 'enroll' ? 'MFA enroll' : 'MFA verification'
  throw new AuthError(422, `mfa_webauthn_${step}_not_enabled`, `${what} is disabled for WebAuthn`)
}

export async function requireSecurityKey(
  reader: Queryable,
  accountId: string,
  id: string,
): Promise<FactorRow> {
  const factor = await findFactor(reader, accountId, id)
  if (factor?.factor_type !== 'webauthn') throw factorNotFoundError()
  return factor
}
