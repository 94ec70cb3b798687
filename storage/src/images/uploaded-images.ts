import { randomUUIDv7 } from 'node:crypto'
import { uploadLimits } from '@mainstreet/contract/media/limits.ts'
import type { ServerText } from '@mainstreet/contract/messages/language.ts'
import { type BlobStore, sha256Hex } from '@mainstreet/platform/blobs/blob-store.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { getUploader, runInImageQueue } from '@mainstreet/platform/images/image-queue.ts'
import { sanitizeImage } from '@mainstreet/platform/images/sanitize-image.ts'
import { uploadedImageFile } from './image-files.ts'
import {
  findImageSha256,
  insertImage,
  lockImageFile,
  reserveQuota,
  type StoredImage,
  touchImageOfOwner,
  touchImages,
} from './store.ts'

/** The owner whose quota the image uses, and the field that errors name. */
export type ImageUpload = { ownerId: string; path: string }

export type UploadedImages = {
  /** Stores the sanitized image; the same image of the same owner keeps its id. */
  store(bytes: Buffer, upload: ImageUpload): Promise<StoredImage>
  /** Undefined when the id is unknown. */
  read(id: string): Promise<Buffer | undefined>
  /** Returns the existing ids; they are kept for at least another day. */
  touch(ids: string[]): Promise<Set<string>>
}

export const uploadedImageType = 'image/webp'

/** Images that users upload: metadata in the table, bytes in files named by their hash. */
export function createUploadedImages({
  db,
  blobs,
  now,
}: {
  db: Db
  blobs: BlobStore
  now: () => Date
}): UploadedImages {
  return {
    async store(bytes, { ownerId, path }) {
      const { data, width, height, blurDataUrl } = await runInImageQueue(getUploader(ownerId), () =>
        sanitizeImage(bytes, path),
      )
      const sha256 = sha256Hex(data)
      const id = `up-${randomUUIDv7()}`
      return db.tx(async (tx) => {
        await lockImageFile(tx, sha256)
        const existing = await touchImageOfOwner(tx, ownerId, sha256, now())
        if (existing) return existing
        if (!(await reserveQuota(tx, ownerId, data.length)))
          throw new ApiError('too_large', quotaExceededMessage, {
            details: [{ path, message: quotaExceededMessage }],
          })
        await blobs.write(uploadedImageFile(sha256), data)
        const image = { id, bytes: data.length, width, height }
        await insertImage(tx, { ...image, ownerId, sha256, blurDataUrl })
        return image
      })
    },
    async read(id) {
      const sha256 = await findImageSha256(db, id)
      return sha256 === undefined ? undefined : blobs.read(uploadedImageFile(sha256))
    },
    async touch(ids) {
      if (ids.length === 0) return new Set()
      const rows = await touchImages(db, ids, now())
      return new Set(rows.map(({ id }) => id))
    },
  }
}

const quotaExceededMessage: ServerText = (m) => m.errors.images.quotaExceeded(uploadLimits.quotaBytes / 1e6)
