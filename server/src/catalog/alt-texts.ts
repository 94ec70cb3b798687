import { Refusal } from '../platform/http/api-error.ts'

/** What a picture shows, by its address. */
export type PictureWords = Record<string, string>

/** By the place of each picture; empty where nothing is said. */
export function altsOf({ images, picture_words }: { images: string[]; picture_words: PictureWords }) {
  return images.map((image) => picture_words[image] ?? '')
}

/** Of alt texts in the order of the pictures. */
export function wordsOf(images: readonly string[], alts: readonly string[]): PictureWords {
  const said = images.map((image, at) => [image, alts[at] ?? ''] as const)
  return Object.fromEntries(said.filter(([, words]) => words !== ''))
}

export const tooManyAlts = 'There are more alt texts than pictures'

export function requireWordsOf(images: readonly string[], alts: readonly string[]): PictureWords {
  if (alts.length > images.length)
    throw new Refusal('rule_broken', tooManyAlts, { details: [{ path: 'image_alts', message: tooManyAlts }] })
  return wordsOf(images, alts)
}
