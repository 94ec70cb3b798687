import { images } from '@mainstreet/contract/limits.ts'
import { Refusal } from '../platform/http/api-error.ts'
import { unreadable } from './sanitize-image.ts'
import type { Pictures, Upload } from './uploaded-images.ts'

const dataUrl = /^data:image\/[a-z0-9.+-]{1,40};base64,([A-Za-z0-9+/]+={0,2})$/i
const uploaded = /^\/api\/images\/(up-[0-9a-f-]{36})$/
/** No second slash: that would be another host. */
const ownPath = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]{0,1999}$/
const mostAddressChars = 2000

type Named = { reference: string; path: string }

/**
 * What is kept of an image as a caller names it (design 4): a data URL becomes a stored picture, paths stay, an https
 * address is kept in the form in which it is asked for, anything else is refused. Undefined and null, for "as it was" and "none", stay too.
 */
export async function keepImage<Reference extends string | null | undefined>(
  pictures: Pictures,
  reference: Reference,
  of: Upload,
): Promise<Reference | string> {
  if (typeof reference !== 'string') return reference
  const [kept = reference] = (await keepImages(pictures, [{ reference, path: of.path }], of)) ?? []
  return kept
}

/** The same of several, each with its own place in the body. */
export async function keepImages(
  pictures: Pictures,
  named: Named[] | undefined,
  of: Upload,
): Promise<string[] | undefined> {
  if (!named) return undefined
  for (const { reference, path } of named) requireImage(reference, path)
  const known = await pictures.hold(named.flatMap(({ reference }) => uploadedId(reference) ?? []))
  const lost = named.find(({ reference }) => !known.has(uploadedId(reference) ?? '') && uploadedId(reference))
  if (lost) throw unreadable(lost.path, 'This picture is not there any more. Please upload it again.')

  const kept: string[] = []
  for (const { reference, path } of named) {
    const [, base64] = dataUrl.exec(reference) ?? []
    const stored = base64 && (await pictures.store(Buffer.from(base64, 'base64'), { ...of, path }))
    kept.push(stored ? `/api/images/${stored.id}` : asKept(reference))
  }
  return kept
}

/** Letters beyond ASCII, spaces and capitals of a host are written as a browser would send them. */
export function asKept(reference: string): string {
  return isWebAddress(reference) ? new URL(reference).href : reference
}

export function uploadedId(reference: string): string | undefined {
  return uploaded.exec(reference)?.[1]
}

/** Throws for what names no image; looks at the form alone. */
export function requireImage(reference: string, path: string): void {
  if (ownPath.test(reference) || isWebAddress(reference)) return
  const [, base64] = dataUrl.exec(reference) ?? []
  if (base64 === undefined) throw unreadable(path, 'Give a path, an https address or a data URL of an image')
  if (Buffer.byteLength(base64, 'base64') > images.maxDataUrlBytes)
    throw new Refusal('too_large', 'A picture may have 2 MB at most', {
      details: [{ path, message: 'A picture may have 2 MB at most' }],
    })
}

function isWebAddress(reference: string): boolean {
  return (
    reference.startsWith('https://') && (URL.parse(reference)?.href.length ?? Infinity) <= mostAddressChars
  )
}
