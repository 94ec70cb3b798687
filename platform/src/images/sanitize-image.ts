import { uploadLimits } from '@mainstreet/contract/media/limits.ts'
import type { ServerText } from '@mainstreet/contract/messages/language.ts'
import type { Metadata } from 'sharp'
import { ApiError } from '../http/api-error.ts'
import { detectImageType, isSupportedFormat } from './image-type.ts'
import { sharp } from './sharp.ts'

const maxSidePx = 2400
const blurSidePx = 16
const sharpOptions = { limitInputPixels: uploadLimits.maxPixels, failOn: 'error' } as const

export type SanitizedImage = { data: Buffer; width: number; height: number; blurDataUrl: string }

/** Re-encodes the pixels: upright, without location, camera or other hidden data. `path` names the field in errors. */
export async function sanitizeImage(bytes: Buffer, path: string): Promise<SanitizedImage> {
  const metadata = await readMetadata(bytes)
  if (!metadata || !isSupportedFormat(metadata))
    throw invalidImage(path, (m) => m.errors.images.unsupportedType)
  if (hasTooManyPixels(metadata)) throw invalidImage(path, (m) => m.errors.images.tooManyPixels)
  if ((metadata.pages ?? 1) > uploadLimits.maxFrames)
    throw invalidImage(path, (m) => m.errors.images.tooManyFrames)
  try {
    const { data, info } = await sharp(bytes, sharpOptions)
      .autoOrient()
      .resize(maxSidePx, maxSidePx, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, blurDataUrl: await createBlurDataUrl(data) }
  } catch (cause) {
    throw invalidImage(path, (m) => m.errors.images.damaged, cause)
  }
}

/** A few hundred bytes that look like the image from far away. */
async function createBlurDataUrl(image: Buffer): Promise<string> {
  const thumbnail = await sharp(image)
    .resize(blurSidePx, blurSidePx, { fit: 'inside' })
    .webp({ quality: 40, alphaQuality: 40, effort: 4 })
    .toBuffer()
  return `data:image/webp;base64,${thumbnail.toString('base64')}`
}

export function hasTooManyPixels({ width, height, pageHeight }: Metadata): boolean {
  return width * (pageHeight ?? height) > uploadLimits.maxPixels
}

/** From the header alone, of an image of any size. Undefined when the bytes are not a readable image. */
export async function readMetadata(bytes: Buffer): Promise<Metadata | undefined> {
  if (detectImageType(bytes) === undefined) return undefined
  try {
    return await sharp(bytes, { ...sharpOptions, limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}

export function invalidImage(path: string, message: ServerText, cause?: unknown): ApiError {
  return new ApiError('rule_violation', message, { details: [{ path, message }], cause })
}
