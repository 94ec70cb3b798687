import { createHash, createHmac, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

export type RefreshToken = { sessionId: string; generation: number }

/** Version, session, generation, secret, checksum. */
const fieldBytes = { version: 1, session: 16, generation: 4, secret: 16, checksum: 4 }
const tokenBytes = Object.values(fieldBytes).reduce((sum, one) => sum + one)
const tokenPattern = /^[A-Za-z0-9_-]+$/
/** Tokens of older servers: well-formed, but never ours. */
const legacyTokenPattern = /^[a-z0-9]{12}$/

/** Not derived from an earlier one. */
export function createRefreshToken(sessionId: string, generation = 0): string {
  return encodeToken({ sessionId, generation }, randomBytes(fieldBytes.secret))
}

/** Each token is derived from its parent: after a lost response the client gets the same one, and only its hash is stored. */
export function deriveNextToken(secret: string, token: string): string {
  const { sessionId, generation } = parseRefreshToken(token) as RefreshToken
  const next = createHmac('sha256', secret).update(token).digest().subarray(0, fieldBytes.secret)
  return encodeToken({ sessionId, generation: generation + 1 }, next)
}

/** 'foreign': the format of other servers; undefined: not a refresh token. */
export function parseRefreshToken(token: string): RefreshToken | 'foreign' | undefined {
  if (legacyTokenPattern.test(token)) return 'foreign'
  const decoded = tokenPattern.test(token) ? Buffer.from(token, 'base64url') : Buffer.alloc(0)
  const body = decoded.subarray(0, -fieldBytes.checksum)
  const isValid =
    decoded.length === tokenBytes && decoded[0] === 0 && decoded.readUInt32BE(body.length) === crc32(body)
  if (!isValid) return undefined
  const id = decoded.toString('hex', 1, 17)
  const sessionId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { sessionId, generation: decoded.readUInt32BE(17) }
}

function encodeToken({ sessionId, generation }: RefreshToken, secret: Buffer): string {
  const token = Buffer.alloc(tokenBytes)
  token.write(sessionId.replaceAll('-', ''), fieldBytes.version, 'hex')
  token.writeUInt32BE(generation, 17)
  secret.copy(token, 21)
  token.writeUInt32BE(crc32(token.subarray(0, -fieldBytes.checksum)), tokenBytes - fieldBytes.checksum)
  return token.toString('base64url')
}

export function hashRefreshToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
