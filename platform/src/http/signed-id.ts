import { createHmac, timingSafeEqual } from 'node:crypto'

/** With the 16 bytes of a UUID they fill whole base64 characters, so that a token has one spelling. */
const signatureBytes = 20
const tokenPattern = /^[\w-]{48}$/

/** A token for links that work without a session. It ends with the secret only, and is bound to its purpose. */
export function signId(secret: string, id: string, purpose = ''): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([bytes, sign(secret, bytes, purpose)]).toString('base64url')
}

/** The id; undefined for a token that was not made with the secret for this purpose. */
export function readSignedId(secret: string, token: string, purpose = ''): string | undefined {
  if (!tokenPattern.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  const id = bytes.subarray(0, -signatureBytes)
  if (!timingSafeEqual(bytes.subarray(-signatureBytes), sign(secret, id, purpose))) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function sign(secret: string, id: Uint8Array, purpose: string): Buffer {
  return createHmac('sha256', secret).update(id).update(purpose).digest().subarray(0, signatureBytes)
}
