import { imageLoading } from '@mainstreet/contract/media/limits.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { invalidImage } from '@mainstreet/platform/images/sanitize-image.ts'
import type { ImageUpload, UploadedImages } from '@mainstreet/storage/images/uploaded-images.ts'

const dataUrlPattern = /^data:image\/[a-z0-9.+-]{1,40};base64,([A-Za-z0-9+/]+={0,2})$/i
const uploadedPattern = /^\/api\/images\/(up-[0-9a-f-]{36})$/
/** A second slash would name another host. */
const ownPathPattern = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]{0,1999}$/
const maxUrlChars = 2000

type ImageReference = { reference: string; path: string }

/**
 * Stores the image of a request: a data URL becomes a stored image, paths stay, an https address is stored in its
 * encoded form, anything else is rejected. Undefined ("unchanged") and null ("none") stay too.
 */
export async function storeImage<Reference extends string | null | undefined>(
  images: UploadedImages,
  reference: Reference,
  upload: ImageUpload,
): Promise<Reference | string> {
  if (typeof reference !== 'string') return reference
  const [stored = reference] = (await storeImages(images, [{ reference, path: upload.path }], upload)) ?? []
  return stored
}

/** The same for several references, each with its own path in the body. */
export async function storeImages(
  images: UploadedImages,
  references: ImageReference[] | undefined,
  upload: ImageUpload,
): Promise<string[] | undefined> {
  if (!references) return undefined
  for (const { reference, path } of references) requireImageReference(reference, path)
  const existingIds = await images.touch(
    references.flatMap(({ reference }) => getUploadedId(reference) ?? []),
  )
  const missing = references.find(
    ({ reference }) => !existingIds.has(getUploadedId(reference) ?? '') && getUploadedId(reference),
  )
  if (missing) throw invalidImage(missing.path, (m) => m.errors.images.uploadGone)

  const storedReferences: string[] = []
  for (const { reference, path } of references) {
    const [, base64] = dataUrlPattern.exec(reference) ?? []
    const stored = base64 && (await images.store(Buffer.from(base64, 'base64'), { ...upload, path }))
    storedReferences.push(stored ? `/api/images/${stored.id}` : normalizeReference(reference))
  }
  return storedReferences
}

/** An https address; encodes non-ASCII letters, spaces and uppercase hosts as a browser would send them. */
export function normalizeReference(reference: string): string {
  return (isWebAddress(reference) && parseWebAddress(reference)?.href) || reference
}

export function getUploadedId(reference: string): string | undefined {
  return uploadedPattern.exec(reference)?.[1]
}

/** Throws for an invalid reference; checks only its format. */
export function requireImageReference(reference: string, path: string): void {
  if (ownPathPattern.test(reference) || isWebAddress(reference)) return
  const [, base64] = dataUrlPattern.exec(reference) ?? []
  if (base64 === undefined) throw invalidImage(path, (m) => m.errors.images.badReference)
  if (Buffer.byteLength(base64, 'base64') > imageLoading.maxDataUrlBytes)
    throw new ApiError('too_large', (m) => m.errors.images.tooLarge, {
      details: [{ path, message: (m) => m.errors.images.tooLarge }],
    })
}

/** Also in capitals or without the protocol, as it is copied from the source of a page. */
const webAddressPattern = /^(https:)?\/\/[^/\\]/i

const parseWebAddress = (reference: string) => URL.parse(reference, 'https://localhost')

function isWebAddress(reference: string): boolean {
  if (!webAddressPattern.test(reference)) return false
  return (parseWebAddress(reference)?.href.length ?? Number.POSITIVE_INFINITY) <= maxUrlChars
}
