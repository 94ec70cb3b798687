import { validationError } from '../auth-error.ts'

/** The digits of an E.164 number, without the plus that callers may write before it. */
export function parsePhone(text: string): string {
  const digits = text.trim().replace(/^\+/, '').replaceAll(' ', '')
  if (!/^[1-9]\d{6,14}$/.test(digits)) throw validationError('Invalid phone number format (E.164 required)')
  return digits
}
