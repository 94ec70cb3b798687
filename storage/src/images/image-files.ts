import { imageWidths } from '@mainstreet/contract/media/limits.ts'

export const uploadsFolder = 'images/uploads'

export function uploadedImageFile(sha256: string): string {
  return `${uploadsFolder}/${sha256.slice(0, 2)}/${sha256}.webp`
}

export const imageFormats = ['webp', 'jpeg'] as const
export type ImageFormat = (typeof imageFormats)[number]
export type ImageSize = keyof typeof imageWidths
export type ImageVariant = { id: string; size: ImageSize; format: ImageFormat }

/** Changed output of the studio needs a new folder. */
export const variantsFolder = 'images/variants-1'

export function variantFiles(id: string): string[] {
  const sizes = Object.keys(imageWidths) as ImageSize[]
  return sizes.flatMap((size) => imageFormats.map((format) => variantFile({ id, size, format })))
}

export function variantFile({ id, size, format }: ImageVariant): string {
  return `${variantsFolder}/${id}.${size}.${format}`
}
