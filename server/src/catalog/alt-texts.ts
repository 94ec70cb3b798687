import type { ServerText } from '@mainstreet/contract/messages/language.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'

/** The alt text of each image, by the image's address. */
export type AltTextByImage = Record<string, string>

/** In the order of the images; empty for images without an alt text. */
export function listAltTexts({
  images,
  image_alt_texts,
}: {
  images: string[]
  image_alt_texts: AltTextByImage
}) {
  return images.map((image) => image_alt_texts[image] ?? '')
}

/** The reverse of `listAltTexts`: alt texts in the order of the images. */
export function toAltTextByImage(images: readonly string[], alts: readonly string[]): AltTextByImage {
  const entries = images.map((image, index) => [image, alts[index] ?? ''] as const)
  return Object.fromEntries(entries.filter(([, altText]) => altText !== ''))
}

export const tooManyAltTexts: ServerText = (m) => m.errors.catalog.tooManyAltTexts

export function requireAltTexts(images: readonly string[], alts: readonly string[]): AltTextByImage {
  if (alts.length > images.length)
    throw new ApiError('rule_violation', tooManyAltTexts, {
      details: [{ path: 'image_alts', message: tooManyAltTexts }],
    })
  return toAltTextByImage(images, alts)
}
