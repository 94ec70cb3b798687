import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { Account } from '../accounts/account.ts'
import { isBanned } from '../accounts/account.ts'
import { requireAccount } from '../accounts/accounts-store.ts'
import type { AuthDeps, Caller, SignIn } from '../auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { type AuthSession, createSession } from '../sessions/create-session.ts'
import { recordingFailure } from '../sign-ins/record-failure.ts'
import {
  createAuthenticationOptions,
  toUserHandle,
  verificationFailedError,
  verifyAuthentication,
} from '../webauthn/ceremonies.ts'
import { parseAuthenticationResponse } from '../webauthn/credential-responses.ts'
import { claimSignCount } from '../webauthn/webauthn-credentials-store.ts'
import {
  invalidCredentialError,
  type PasskeyOptions,
  presentPasskeyOptions,
  requirePasskeyParty,
  takePasskeyChallenge,
} from './passkey-challenges.ts'
import { findPasskeyByCredential, type PasskeyRow } from './passkeys-store.ts'
import type { PasskeyResponse } from './register-passkey.ts'

/** Names no account and no passkey: the user chooses one of those that the authenticator has for this site. */
export async function startPasskeySignIn(
  deps: AuthDeps,
): Promise<PasskeyOptions<PublicKeyCredentialRequestOptionsJSON>> {
  const party = requirePasskeyParty(deps)
  return presentPasskeyOptions(deps, null, await createAuthenticationOptions(party, [], 'required'))
}

/**
 * A sign-in on the first level of assurance, as GoTrue has it: a second factor is asked for after a passkey as after a
 * password. Only whoever has its passkey learns the state of the account.
 */
export async function signInWithPasskey(
  deps: AuthDeps,
  proof: PasskeyResponse,
  caller: Caller,
): Promise<AuthSession> {
  const signIn: SignIn = { method: 'passkey', owner: undefined }
  return recordingFailure(deps, signIn, caller, verifyPasskey(deps, proof, caller, signIn))
}

async function verifyPasskey(
  deps: AuthDeps,
  { challengeId, credential }: PasskeyResponse,
  caller: Caller,
  signIn: SignIn,
): Promise<AuthSession> {
  const party = requirePasskeyParty(deps)
  const challenge = await takePasskeyChallenge(deps, challengeId, null)
  const response = parseAuthenticationResponse(credential)
  if (!response) throw invalidCredentialError()
  const passkey = await findPasskeyByCredential(deps.db, Buffer.from(response.id, 'base64url'))
  if (!passkey || !isOwnUserHandle(passkey, response)) throw verificationFailedError()
  signIn.owner = { id: passkey.account_id }
  const expectation = { challenge, userVerification: 'required' } as const
  const signCount = await verifyAuthentication(party, response, passkey, expectation)
  return deps.db.tx(async (tx) => {
    if (!(await claimSignCount(tx, passkey.id, signCount, deps.now()))) throw verificationFailedError()
    requireMaySignIn(await requireAccount(tx, passkey.account_id), deps.now())
    return createSession(tx, deps, passkey.account_id, 'passkey', caller)
  })
}

/** What the authenticator believes whose it is. */
function isOwnUserHandle(
  { account_id }: PasskeyRow,
  { response: { userHandle } }: AuthenticationResponseJSON,
): boolean {
  return userHandle === Buffer.from(toUserHandle(account_id)).toString('base64url')
}

function requireMaySignIn(account: Account, now: Date): void {
  if (account.email && !account.email_confirmed_at)
    throw new AuthError(403, 'email_not_confirmed', 'Email not confirmed')
  if (account.phone && !account.phone_confirmed_at)
    throw new AuthError(403, 'phone_not_confirmed', 'Phone not confirmed')
  if (isBanned(account, now)) throw new AuthError(403, 'user_banned', 'User is banned')
}
