import { uploads } from '@mainstreet/contract/limits.ts'
import sharp, { type Metadata } from 'sharp'
import { Refusal } from '../platform/http/api-error.ts'
import { isReadable, pictureTypeOf } from './image-type.ts'

const longestSide = 2400
const previewSide = 16
const options = { limitInputPixels: uploads.mostPixels, failOn: 'error' } as const

export type HarmlessPicture = { data: Buffer; width: number; height: number; preview: string }

/** Drawn anew from its pixels: turned upright, without place, camera or anything hidden in it. `path` names it in a refusal. */
export async function madeHarmless(bytes: Buffer, path: string): Promise<HarmlessPicture> {
  const facts = await readFacts(bytes)
  if (!facts || !isReadable(facts)) throw unreadable(path, 'A PNG, JPEG, WebP, GIF or AVIF picture is needed')
  if (facts.width * (facts.pageHeight ?? facts.height) > uploads.mostPixels)
    throw unreadable(path, 'The picture has too many pixels')
  if ((facts.pages ?? 1) > uploads.mostFrames) throw unreadable(path, 'The picture has too many frames')
  try {
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, preview: await previewOf(data) }
  } catch (cause) {
    throw unreadable(path, 'The picture is damaged', cause)
  }
}

/** Some hundred bytes that look like the picture from far away. */
async function previewOf(picture: Buffer): Promise<string> {
  const tiny = await sharp(picture)
    .resize(previewSide, previewSide, { fit: 'inside' })
    .webp({ quality: 40, alphaQuality: 40, effort: 4 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** Undefined when the bytes are no picture that we can read. */
async function readFacts(bytes: Buffer): Promise<Metadata | undefined> {
  if (pictureTypeOf(bytes) === undefined) return undefined
  try {
    return await sharp(bytes, options).metadata()
  } catch {
    return undefined
  }
}

export function unreadable(path: string, message: string, cause?: unknown): Refusal {
  return new Refusal('rule_broken', message, { details: [{ path, message }], cause })
}
