import { factorLimits } from '@mainstreet/contract/accounts/limits.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { lockAccount } from '../accounts/accounts-store.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { requireCurrent } from '../factors/enroll-factor.ts'
import { requireOwnFactor } from '../sessions/assurance-level.ts'
import { requireRecentSignIn } from '../sessions/require-fresh-sign-in.ts'
import type { AuthenticatedAccount } from '../sessions/require-session.ts'
import { createRegistrationOptions, verifyRegistration } from '../webauthn/ceremonies.ts'
import { parseRegistrationResponse } from '../webauthn/credential-responses.ts'
import { registerCredential } from '../webauthn/register-credential.ts'
import { listWebauthnCredentials } from '../webauthn/webauthn-credentials-store.ts'
import { getAuthenticatorName } from './authenticator-names.ts'
import {
  invalidCredentialError,
  type PasskeyOptions,
  presentPasskeyOptions,
  requirePasskeyParty,
  takePasskeyChallenge,
} from './passkey-challenges.ts'
import { listPasskeys } from './passkeys-store.ts'
import { recordPasskey } from './record-passkeys.ts'

/** It stays with the authenticator, and is used with a fingerprint, a face or a PIN only. */
const passkeyKind = { residentKey: 'required', userVerification: 'required' } as const

export async function startPasskeyRegistration(
  deps: AuthDeps,
  signedIn: AuthenticatedAccount,
): Promise<PasskeyOptions<PublicKeyCredentialCreationOptionsJSON>> {
  const party = requirePasskeyParty(deps)
  const { account, session } = signedIn
  requireMayManagePasskeys(deps, signedIn)
  await requireRoom(deps.db, account.id)
  const existing = await listWebauthnCredentials(deps.db, account.id)
  const options = await createRegistrationOptions(party, account, existing, passkeyKind)
  return presentPasskeyOptions(deps, session.id, options)
}

export type PasskeyResponse = { challengeId: string; credential: unknown }

/** Only of the session that started it, which was recent enough then. */
export async function registerPasskey(
  deps: AuthDeps,
  signedIn: AuthenticatedAccount,
  { challengeId, credential }: PasskeyResponse,
): Promise<{ id: string; friendly_name: string; created_at: string }> {
  const party = requirePasskeyParty(deps)
  const { account, session } = signedIn
  const challenge = await takePasskeyChallenge(deps, challengeId, session.id)
  const response = parseRegistrationResponse(credential)
  if (!response) throw invalidCredentialError()
  const verified = await verifyRegistration(party, response, { ...passkeyKind, challenge })
  const friendly_name = getAuthenticatorName(verified.aaguid)
  return deps.db.tx(async (tx) => {
    await lockAccount(tx, account.id)
    const current = await requireCurrent(tx, signedIn, deps.now())
    requireSecondLevel(current)
    await requireRoom(tx, account.id)
    const added = { ...verified.credential, factor_id: null, friendly_name }
    const { id, created_at } = await registerCredential(tx, deps, current.account, added)
    await recordPasskey(tx, deps, current.account, 'added', id)
    return { id, friendly_name, created_at: created_at.toISOString() }
  })
}

/** Whoever took over a session could otherwise keep the account, or take passkeys from its owner. */
export function requireMayManagePasskeys(deps: AuthDeps, signedIn: AuthenticatedAccount): void {
  requireSecondLevel(signedIn)
  if (signedIn.session.factor_id === null) requireRecentSignIn(deps, signedIn.session)
}

function requireSecondLevel(signedIn: AuthenticatedAccount): void {
  requireOwnFactor(signedIn, 403, 'AAL2 session is required to manage passkeys when MFA is enabled')
}

async function requireRoom(reader: Queryable, accountId: string): Promise<void> {
  const { length } = await listPasskeys(reader, accountId)
  if (length >= factorLimits.maxPasskeys)
    throw new AuthError(422, 'too_many_passkeys', 'Maximum number of passkeys reached')
}
