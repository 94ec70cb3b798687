import { randomUUID } from 'node:crypto'
import { factorLimits } from '@mainstreet/contract/accounts/limits.ts'
import { secondMs } from '@mainstreet/contract/durations.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { findRelyingParty, type RelyingParty } from '../webauthn/relying-party.ts'
import { claimPasskeyChallenge, insertPasskeyChallenge } from './passkeys-store.ts'

export type PasskeyOptions<Options> = { challenge_id: string; options: Options; expires_at: number }

/** Stores what the browser is to sign; `sessionId` is null for a sign-in. */
export async function presentPasskeyOptions<Options extends { challenge: string }>(
  { db, now }: AuthDeps,
  sessionId: string | null,
  options: Options,
): Promise<PasskeyOptions<Options>> {
  const id = randomUUID()
  const expires_at = new Date(now().getTime() + factorLimits.challengeLifetimeMs)
  await insertPasskeyChallenge(db, { id, session_id: sessionId, challenge: options.challenge, expires_at })
  return { challenge_id: id, options, expires_at: Math.floor(expires_at.getTime() / secondMs) }
}

/** Takes it, so that it can be used once, correctly or not. */
export async function takePasskeyChallenge(
  { db, now }: AuthDeps,
  id: string,
  sessionId: string | null,
): Promise<string> {
  const found = await claimPasskeyChallenge(db, id, sessionId)
  if (!found) throw new AuthError(400, 'webauthn_challenge_not_found', 'Challenge not found or already used')
  if (found.expires_at <= now())
    throw new AuthError(400, 'webauthn_challenge_expired', 'Challenge has expired')
  return found.challenge
}

export function requirePasskeyParty({ settings }: AuthDeps): RelyingParty {
  const party = findRelyingParty(settings)
  if (!party) throw new AuthError(404, 'passkey_disabled', 'Passkeys are disabled')
  return party
}

export function invalidCredentialError(): AuthError {
  return new AuthError(400, 'webauthn_verification_failed', 'Invalid credential response')
}
