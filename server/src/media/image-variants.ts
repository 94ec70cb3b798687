import { imageWidths } from '@mainstreet/contract/limits.ts'
import sharp from 'sharp'
import type { BlobStore } from '@mainstreet/platform/blobs/blob-store.ts'
import { createLoadingCache } from '@mainstreet/platform/cache/loading-cache.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { withSharedWork } from '@mainstreet/platform/jobs/fair-queue.ts'
import { type ImageCaller, runInImageQueue } from '@mainstreet/platform/images/image-queue.ts'
import { isShopPhoto } from '@mainstreet/storage/images/store.ts'
import { type ImageFormat, imageFormats, parseStudioId, renderStudioShot } from './studio/studio-shot.ts'
import type { UploadedImages } from '@mainstreet/storage/images/uploaded-images.ts'

export type ImageSize = keyof typeof imageWidths
type ImageVariant = { id: string; size: ImageSize; format: ImageFormat }

const cacheLimits = { maxEntries: 10_000, maxBytes: 24 * 1024 * 1024 }
/** Changed output of the studio needs a new folder. */
export const variantsFolder = 'images/variants-1'

export function variantFiles(id: string): string[] {
  const sizes = Object.keys(imageWidths) as ImageSize[]
  return sizes.flatMap((size) => imageFormats.map((format) => variantFile({ id, size, format })))
}

function variantFile({ id, size, format }: ImageVariant): string {
  return `${variantsFolder}/${id}.${size}.${format}`
}

/** Every size and format of an image is created once and stored; recent ones are cached in memory. */
export function createVariantLoader({
  db,
  blobs,
  images: uploadedImages,
}: {
  db: Db
  blobs: BlobStore
  images: UploadedImages
}) {
  const cache = createLoadingCache<Buffer>({
    name: 'image_variants',
    ...cacheLimits,
    getBytes: (bytes) => bytes.length,
  })

  async function createVariant(variant: ImageVariant, file: string, caller: ImageCaller): Promise<Buffer> {
    const { id, size, format } = variant
    const stored = await blobs.read(file)
    if (stored) return stored
    const original = id.startsWith('up-') ? await uploadedImages.read(id) : undefined
    const spec = original ? undefined : parseStudioId(id)
    if (!original && !(spec && ('drawing' in spec || (await isShopPhoto(db, `/api/images/${id}`)))))
      throw notFoundError('image')
    const width = imageWidths[size]
    const bytes = await runInImageQueue(caller, async () =>
      spec ? renderStudioShot(spec, width, format) : resizeImage(original, width, format),
    )
    await blobs.write(file, bytes)
    return bytes
  }

  return async function findImage(variant: ImageVariant, caller: ImageCaller): Promise<Buffer> {
    const file = variantFile(variant)
    return withSharedWork(caller, async () => cache.get(file, () => createVariant(variant, file, caller)))
  }
}

export function resizeImage(
  original: Buffer | undefined,
  width: number,
  format: ImageFormat,
): Promise<Buffer> {
  const image = sharp(original).resize(width, null, { withoutEnlargement: true })
  if (format === 'jpeg')
    return image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  return image.webp({ quality: 82 }).toBuffer()
}
