import { factorLimits } from '@mainstreet/contract/accounts/limits.ts'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Account } from '../accounts/account.ts'
import { AuthError } from '../auth-error.ts'
import type { RelyingParty } from './relying-party.ts'
import type { WebauthnCredentialRow } from './webauthn-credentials-store.ts'

/** Loaded with the first key, as it is a seventh of all modules. */
async function loadWebauthn() {
  const [server, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  const { ES256, EdDSA, RS256 } = helpers.COSEALG
  // the same whatever newer runtimes support: a key has to work on each node
  return { ...server, ...helpers, supportedAlgorithmIDs: [ES256, EdDSA, RS256] }
}

type Webauthn = Awaited<ReturnType<typeof loadWebauthn>>

export type RegistrationKind = {
  /** Of the key: stays with it and is found without naming an account. */
  residentKey: 'required' | 'discouraged'
  /** By a fingerprint, a face or a PIN. */
  userVerification: 'required' | 'preferred'
}

/** For `navigator.credentials.create()`. Authenticators that have a key of the account are not offered again. */
export async function createRegistrationOptions(
  party: RelyingParty,
  account: Account,
  existing: readonly WebauthnCredentialRow[],
  authenticatorSelection: RegistrationKind,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions, supportedAlgorithmIDs } = await loadWebauthn()
  const userName = account.email || `+${account.phone}`
  const { name } = account.user_metadata
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: toUserHandle(account.id),
    userName,
    userDisplayName: typeof name === 'string' && name !== '' ? name : userName,
    timeout: factorLimits.challengeLifetimeMs,
    excludeCredentials: existing.map(describeCredential),
    authenticatorSelection: { ...authenticatorSelection },
    supportedAlgorithmIDs,
  })
}

/** For `navigator.credentials.get()`; without credentials the user chooses one of this site. */
export async function createAuthenticationOptions(
  party: RelyingParty,
  allowed: readonly WebauthnCredentialRow[],
  userVerification: RegistrationKind['userVerification'],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await loadWebauthn()
  return generateAuthenticationOptions({
    rpID: party.id,
    timeout: factorLimits.challengeLifetimeMs,
    userVerification,
    ...(allowed.length > 0 && { allowCredentials: allowed.map(describeCredential) }),
  })
}

type Expectation = { challenge: string } & Pick<RegistrationKind, 'userVerification'>

export type VerifiedRegistration = {
  credential: Pick<WebauthnCredentialRow, 'credential_id' | 'public_key' | 'sign_count' | 'transports'>
  /** The model of the authenticator; zeros when it does not say. */
  aaguid: string
}

export async function verifyRegistration(
  party: RelyingParty,
  response: RegistrationResponseJSON,
  { challenge, userVerification }: Expectation,
): Promise<VerifiedRegistration> {
  const webauthn = await loadWebauthn()
  try {
    rejectAttestation(webauthn, response)
    const { verified, registrationInfo } = await webauthn.verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: requireAllowedOrigin(webauthn, party, response),
      expectedRPID: party.id,
      requireUserVerification: userVerification === 'required',
      supportedAlgorithmIDs: webauthn.supportedAlgorithmIDs,
    })
    if (!verified) throw new Error('The attestation does not belong to the key')
    const { credential, aaguid } = registrationInfo
    return {
      credential: {
        credential_id: Buffer.from(credential.id, 'base64url'),
        public_key: Buffer.from(credential.publicKey),
        sign_count: credential.counter,
        transports: credential.transports ?? [],
      },
      aaguid,
    }
  } catch (cause) {
    throw verificationFailedError(cause)
  }
}

/** Returns the count of the signature, which the caller claims. */
export async function verifyAuthentication(
  party: RelyingParty,
  response: AuthenticationResponseJSON,
  credential: WebauthnCredentialRow,
  { challenge, userVerification }: Expectation,
): Promise<number> {
  const webauthn = await loadWebauthn()
  try {
    if (response.id !== credential.credential_id.toString('base64url'))
      throw new Error('The signature is of another key')
    const { verified, authenticationInfo } = await webauthn.verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: requireAllowedOrigin(webauthn, party, response),
      expectedRPID: party.id,
      requireUserVerification: userVerification === 'required',
      credential: {
        ...describeCredential(credential),
        publicKey: new Uint8Array(credential.public_key),
        counter: credential.sign_count,
      },
    })
    if (!verified) throw new Error('The signature is not of the key')
    return authenticationInfo.newCounter
  } catch (cause) {
    throw verificationFailedError(cause)
  }
}

/** Says nothing about why: not whether the key is known, nor of whom it is. */
export function verificationFailedError(cause?: unknown): AuthError {
  return new AuthError(400, 'webauthn_verification_failed', 'Credential verification failed', { cause })
}

/** What an authenticator stores with the key of an account, and gives back with a signature. */
export const toUserHandle = (accountId: string) => new TextEncoder().encode(accountId)

const describeCredential = ({ credential_id, transports }: WebauthnCredentialRow) => ({
  id: credential_id.toString('base64url'),
  transports,
})

type CredentialResponse = { response: { clientDataJSON: string } }

function requireAllowedOrigin(
  webauthn: Webauthn,
  party: RelyingParty,
  { response }: CredentialResponse,
): string {
  const { origin } = webauthn.decodeClientDataJSON(response.clientDataJSON)
  if (!party.isAllowedOrigin(origin)) throw new Error(`${origin} is not an origin of ${party.id}`)
  return origin
}

/** Asked for none, browsers send none or a signature by the key itself. To check a certificate is to fetch what it names. */
function rejectAttestation(webauthn: Webauthn, { response }: RegistrationResponseJSON): void {
  const attestation = webauthn.decodeAttestationObject(
    new Uint8Array(Buffer.from(response.attestationObject, 'base64url')),
  )
  const format = attestation.get('fmt')
  if (format === 'none') return
  if (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined) return
  throw new Error(`An attestation of the format ${format} was not asked for`)
}
