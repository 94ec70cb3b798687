import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Cbor = Parameters<typeof isoCBOR.encode>[0]

/** What matters here of the options of the server. */
type CreationRequest = { challenge: string; user: { id: string } }

export type AuthenticatorOptions = {
  /** Where the browser is. */
  origin?: string
  /** What the browser takes the site for. */
  rpId?: string
  /** Whether it checks the fingerprint, face or PIN. */
  verifiesUser?: boolean
  /** Stays 0 when it does not count. */
  counts?: boolean
  aaguid?: string
  format?: string
  statement?: Map<string, Cbor>
}

const flags = { present: 0x01, verified: 0x04, hasKey: 0x40 }
const hash = (data: string | Buffer) => createHash('sha256').update(data).digest()
const bytes = (data: Buffer) => new Uint8Array(data)

/** A browser with an authenticator that has one P-256 key. */
export function createAuthenticator(initial: AuthenticatorOptions = {}) {
  const options = {
    origin: 'http://localhost:3000',
    rpId: 'localhost',
    verifiesUser: true,
    counts: true,
    aaguid: '00000000-0000-0000-0000-000000000000',
    format: 'none',
    statement: new Map<string, Cbor>(),
    ...initial,
  }
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let userHandle: string | undefined
  let count = 0

  const describeSite = () => hash(options.rpId)
  const getFlags = (others = 0) =>
    Buffer.from([flags.present | (options.verifiesUser ? flags.verified : 0) | others])
  const countBytes = () => {
    const buffer = Buffer.alloc(4)
    buffer.writeUInt32BE(options.counts ? count : 0)
    return buffer
  }
  const describeClient = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: options.origin, crossOrigin: false }))
  const toCredential = <Response>(response: Response) =>
    ({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }) as const

  return {
    id,
    /** May be changed between ceremonies. */
    options,
    setCount: (value: number) => {
      count = value
    },
    setUserHandle: (value: string | undefined) => {
      userHandle = value
    },

    create(requested: CreationRequest): RegistrationResponseJSON {
      userHandle = requested.user.id
      const cosePublicKey = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(Buffer.from(x, 'base64url'))],
        [-3, bytes(Buffer.from(y, 'base64url'))],
      ])
      const idLength = Buffer.alloc(2)
      idLength.writeUInt16BE(credentialId.length)
      const authData = Buffer.concat([
        describeSite(),
        getFlags(flags.hasKey),
        countBytes(),
        Buffer.from(options.aaguid.replaceAll('-', ''), 'hex'),
        idLength,
        credentialId,
        isoCBOR.encode(cosePublicKey),
      ])
      const attestation = new Map<string, Cbor>([
        ['fmt', options.format],
        ['attStmt', options.statement],
        ['authData', bytes(authData)],
      ])
      return toCredential({
        clientDataJSON: describeClient('webauthn.create', requested.challenge).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      })
    },

    get(requested: Pick<CreationRequest, 'challenge'>): AuthenticationResponseJSON {
      count += 1
      const authenticatorData = Buffer.concat([describeSite(), getFlags(), countBytes()])
      const clientData = describeClient('webauthn.get', requested.challenge)
      const signature = sign('sha256', Buffer.concat([authenticatorData, hash(clientData)]), privateKey)
      return toCredential({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(userHandle !== undefined && { userHandle }),
      })
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
