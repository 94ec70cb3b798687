import { validationError } from '../auth-error.ts'

const localPart = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
const domainLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const emailPattern = new RegExp(`^${localPart}@(?:${domainLabel}\\.)*${domainLabel}$`)

export function isValidEmail(address: string): boolean {
  return address.length <= 255 && emailPattern.test(address)
}

/** In lower case; rejects everything but one plain address, so that an email has one recipient. */
export function parseEmail(text: string): string {
  const address = text.trim().toLowerCase()
  if (!isValidEmail(address)) throw validationError('Unable to validate email address: invalid format')
  return address
}
