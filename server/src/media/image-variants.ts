import { imageWidths } from '@mainstreet/contract/media/limits.ts'
import type { BlobStore } from '@mainstreet/platform/blobs/blob-store.ts'
import { createLoadingCache } from '@mainstreet/platform/cache/loading-cache.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { type ImageCaller, runInImageQueue } from '@mainstreet/platform/images/image-queue.ts'
import { sharp } from '@mainstreet/platform/images/sharp.ts'
import { withSharedWork } from '@mainstreet/platform/jobs/fair-queue.ts'
import { type ImageFormat, type ImageVariant, variantFile } from '@mainstreet/storage/images/image-files.ts'
import type { UploadedImages } from '@mainstreet/storage/images/uploaded-images.ts'
import { isShopPhoto } from './store.ts'
import { parseStudioId, renderStudioShot } from './studio/studio-shot.ts'

const cacheLimits = { maxEntries: 10_000, maxBytes: 24 * 1024 * 1024 }

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
