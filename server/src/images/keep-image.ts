import { images } from '@mainstreet/contract/limits.ts'
import { Refusal } from '../platform/errors.ts'
import { type Pictures, unreadable } from './pictures.ts'

export type { Pictures }

const dataUrl = /^data:image\/[a-z0-9.+-]{1,40};base64,([A-Za-z0-9+/]+={0,2})$/i
/** No second slash: that would be another host. */
const ownPath = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]{0,1999}$/
const mostAddressChars = 2000

/**
 * What is kept of an image as a caller names it (design 4): a data URL becomes a stored picture, paths and https
 * addresses stay, anything else is refused. Undefined and null, for "as it was" and "none", stay too.
 */
export async function keepImage<Reference extends string | null | undefined>(
  pictures: Pictures,
  reference: Reference,
  of: { shopId: string | null; path: string },
): Promise<Reference | string> {
  if (typeof reference !== 'string') return reference
  if (ownPath.test(reference) || isWebAddress(reference)) return reference

  const [, base64] = dataUrl.exec(reference) ?? []
  if (base64 === undefined)
    throw unreadable(of.path, 'Give a path, an https address or a data URL of an image')
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > images.maxDataUrlBytes) throw new Refusal('too_large', 'A picture may have 2 MB at most')
  return `/api/images/${await pictures.store(bytes, of)}`
}

function isWebAddress(reference: string): boolean {
  return reference.startsWith('https://') && reference.length <= mostAddressChars && URL.canParse(reference)
}
