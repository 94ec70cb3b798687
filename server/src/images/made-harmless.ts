import { uploads } from '@mainstreet/contract/limits.ts'
import sharp, { type Metadata } from 'sharp'
import { Refusal } from '../platform/errors.ts'

const longestSide = 2400
const previewSide = 16
const options = { limitInputPixels: uploads.mostPixels, failOn: 'error' } as const
const accepted = new Set(['png', 'jpeg', 'webp', 'gif', 'avif'])

export type HarmlessPicture = { data: Buffer; width: number; height: number; preview: string }

/** Drawn anew from its pixels: turned upright, without place, camera or anything hidden in it. `path` names it in a refusal. */
export async function madeHarmless(bytes: Buffer, path: string): Promise<HarmlessPicture> {
  const facts = await readFacts(bytes)
  const format = formatOf(facts)
  if (!facts || !format || !accepted.has(format))
    throw unreadable(path, 'A PNG, JPEG, WebP, GIF or AVIF picture is needed')
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
  if (!isPicture(bytes)) return undefined
  try {
    return await sharp(bytes, options).metadata()
  } catch {
    return undefined
  }
}

function formatOf(facts: Metadata | undefined): string | undefined {
  return facts?.format === 'heif' && facts.compression === 'av1' ? 'avif' : facts?.format
}

const beginnings: [mimetype: string, begins: RegExp][] = [
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
  ['image/avif', /^[\s\S]{4}ftyp(avif|avis|mif1|msf1)/],
]

/** By the first bytes, whatever it is called; undefined when they are no picture's. */
export function pictureTypeOf(bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, 16)
  return beginnings.find(([, begins]) => begins.test(head))?.[0]
}

function isPicture(bytes: Buffer): boolean {
  return pictureTypeOf(bytes) !== undefined
}

export function unreadable(path: string, message: string, cause?: unknown): Refusal {
  return new Refusal('rule_broken', message, { details: [{ path, message }], cause })
}
