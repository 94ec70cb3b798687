import { invalid } from '../auth-error.ts'

const local = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const form = new RegExp(`^${local}@(?:${label}\\.)*${label}$`)

export function isEmail(address: string): boolean {
  return address.length <= 255 && form.test(address)
}

/** In lower case; anything else than one plain address is refused, so that a mail has one recipient. */
export function emailOf(given: string): string {
  const address = given.trim().toLowerCase()
  if (!isEmail(address)) throw invalid('Unable to validate email address: invalid format')
  return address
}
