import { ApiError } from '../platform/http/api-error.ts'

/** What a picture shows, by its address. */
export type AltTextByImage = Record<string, string>

/** By the place of each picture; empty where nothing is said. */
export function listAltTexts({ images, picture_words }: { images: string[]; picture_words: AltTextByImage }) {
  return images.map((image) => picture_words[image] ?? '')
}

/** Of alt texts in the order of the pictures. */
export function toAltTextByImage(images: readonly string[], alts: readonly string[]): AltTextByImage {
  const entries = images.map((image, at) => [image, alts[at] ?? ''] as const)
  return Object.fromEntries(entries.filter(([, altText]) => altText !== ''))
}

export const tooManyAltTexts = 'There are more alt texts than pictures'

export function requireAltTexts(images: readonly string[], alts: readonly string[]): AltTextByImage {
  if (alts.length > images.length)
    throw new ApiError('rule_broken', tooManyAltTexts, {
      details: [{ path: 'image_alts', message: tooManyAltTexts }],
    })
  return toAltTextByImage(images, alts)
}
