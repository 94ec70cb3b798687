import { addressKey } from '@mainstreet/platform/rate-limits/address-key.ts'
import type { AuthDeps, Caller } from './auth-deps.ts'
import { findKnownDevice } from './sessions/known-devices.ts'

/** Who asks for an email or a text message. */
export type MessageRequester = { key: string; isRecipient: boolean }

/**
 * A device on which the account of this email address or phone (with its plus) has signed in, otherwise an IP address.
 */
export function getMessageRequester(
  { secret }: AuthDeps,
  caller: Caller,
  recipient: string,
): MessageRequester {
  const device = findKnownDevice(secret, caller, recipient)
  if (device !== undefined) return { key: `device ${device}`, isRecipient: true }
  return { key: `address ${addressKey(caller.ip)}`, isRecipient: false }
}

/** A signed-in account that requests a message to itself, or to another address. */
export function getSignedInRequester(
  account: { id: string; email: string },
  recipient: string,
): MessageRequester {
  return { key: `account ${account.id}`, isRecipient: account.email === recipient }
}
