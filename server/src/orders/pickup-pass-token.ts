import { createHmac, timingSafeEqual } from 'node:crypto'
import { href } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'

export type PickupPassLinks = { publicUrl: string; secret: string }

/** With the 16 bytes of an order's id they fill whole base64 characters, so that a token has one spelling. */
const signatureBytes = 20
const tokenPattern = /^[\w-]{48}$/

/** Whoever has it sees the pickup pass of the order, and nothing else. */
export function buildPickupPassUrl({ publicUrl, secret }: PickupPassLinks, orderId: string): string {
  const id = Buffer.from(orderId.replaceAll('-', ''), 'hex')
  const token = Buffer.concat([id, sign(secret, id)]).toString('base64url')
  return href(routes.pickupPass, { token }, { origin: publicUrl })
}

/** The id of the order; undefined for a token that was not made with the secret. */
export function readPickupPassToken(secret: string, token: string): string | undefined {
  if (!tokenPattern.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  const id = bytes.subarray(0, -signatureBytes)
  if (!timingSafeEqual(bytes.subarray(-signatureBytes), sign(secret, id))) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function sign(secret: string, id: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(id).digest().subarray(0, signatureBytes)
}
