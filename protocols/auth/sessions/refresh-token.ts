import { createHash, createHmac, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

export type RefreshToken = { sessionId: string; generation: number }

/** Version, session, generation, secret, checksum. */
const bytes = { version: 1, session: 16, generation: 4, secret: 16, checksum: 4 }
const length = Object.values(bytes).reduce((sum, one) => sum + one)
const form = /^[A-Za-z0-9_-]+$/
/** Tokens of older servers: well formed, but never ours. */
const classic = /^[a-z0-9]{12}$/

export function firstToken(sessionId: string): string {
  return write({ sessionId, generation: 0 }, randomBytes(bytes.secret))
}

/** Each token is made from the one before: whoever has lost our answer gets the same one again, and we keep only its hash. */
export function nextToken(secret: string, token: string): string {
  const { sessionId, generation } = readToken(token) as RefreshToken
  const next = createHmac('sha256', secret).update(token).digest().subarray(0, bytes.secret)
  return write({ sessionId, generation: generation + 1 }, next)
}

/** 'foreign': of the form that other servers give out; undefined: no refresh token at all. */
export function readToken(token: string): RefreshToken | 'foreign' | undefined {
  if (classic.test(token)) return 'foreign'
  const read = form.test(token) ? Buffer.from(token, 'base64url') : Buffer.alloc(0)
  const body = read.subarray(0, -bytes.checksum)
  const isWhole = read.length === length && read[0] === 0 && read.readUInt32BE(body.length) === crc32(body)
  if (!isWhole) return undefined
  const id = read.toString('hex', 1, 17)
  const sessionId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { sessionId, generation: read.readUInt32BE(17) }
}

function write({ sessionId, generation }: RefreshToken, secret: Buffer): string {
  const token = Buffer.alloc(length)
  token.write(sessionId.replaceAll('-', ''), bytes.version, 'hex')
  token.writeUInt32BE(generation, 17)
  secret.copy(token, 21)
  token.writeUInt32BE(crc32(token.subarray(0, -bytes.checksum)), length - bytes.checksum)
  return token.toString('base64url')
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
