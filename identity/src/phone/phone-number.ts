import { readPhoneNumber } from '@mainstreet/platform/text/phone-number.ts'
import { validationError } from '../auth-error.ts'

/** The digits of the E.164 number that the user typed: the one form in which a phone is an account or a key. */
export function parsePhone(text: string): string {
  const digits = readPhoneNumber(text)
  if (digits === undefined) throw validationError('Invalid phone number format (E.164 required)')
  return digits
}
