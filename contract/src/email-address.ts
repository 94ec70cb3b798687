import { fieldLimits } from './field-limits.ts'

const localPart = "[A-Za-z\\d!#$%&'*+/=?^_`{|}~-]+"

/** One plain address; `readEmailAddress` decides by the URL standard what its domain is. */
export const emailPattern = new RegExp(`^${localPart}(?:\\.${localPart})*@[\\p{L}\\p{M}\\p{N}.。-]+$`, 'u')

const asciiDomain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/

/**
 * The one form in which an address is an account or a key: lower case, with the domain in ASCII, as in
 * `info@xn--bcher-kva.example`. Undefined for anything but one plain address.
 */
export function readEmailAddress(text: string): string | undefined {
  const typed = text.trim()
  if (!emailPattern.test(typed)) return undefined
  const at = typed.indexOf('@')
  const url = `https://${typed.slice(at + 1)}`
  if (!URL.canParse(url)) return undefined
  const { hostname } = new URL(url)
  const address = `${typed.slice(0, at).toLowerCase()}@${hostname}`
  return asciiDomain.test(hostname) && address.length <= fieldLimits.maxEmailChars ? address : undefined
}
