import { readEmailAddress } from '@mainstreet/contract/email-address.ts'
import { validationError } from '../auth-error.ts'

/** In its one form; rejects everything but one plain address, so that an email has one recipient. */
export function parseEmail(text: string): string {
  const address = readEmailAddress(text)
  if (address === undefined) throw validationError('Unable to validate email address: invalid format')
  return address
}

/** For a lookup: a text that is no address finds no account. */
export function toLookupEmail(text: string): string {
  return readEmailAddress(text) ?? text.trim().toLowerCase()
}
