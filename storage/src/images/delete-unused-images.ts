import { uploadLimits } from '@mainstreet/contract/media/limits.ts'
import type { BlobStore } from '@mainstreet/platform/blobs/blob-store.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { uploadedImageFile, uploadsFolder, variantFiles } from './image-files.ts'
import {
  type DeletedImage,
  deleteImageRowIfUnused,
  deleteUnusedImageRows,
  isImageFileReferenced,
  lockImageFile,
} from './store.ts'

type ImageStorage = { db: Db; blobs: BlobStore }

/** Checks images that were not used for a day, the oldest first, and deletes unused ones. Returns how many. */
export async function deleteUnusedImages({ db, blobs }: ImageStorage, now: Date): Promise<number> {
  const unusedSince = new Date(now.getTime() - uploadLimits.unusedRetentionMs)
  const deleted = await deleteUnusedImageRows(db, unusedSince, now)
  await deleteImageFiles({ db, blobs }, deleted)
  return deleted.length
}

/** Deletes immediately if nothing uses the image. */
export async function deleteImageIfUnused({ db, blobs }: ImageStorage, id: string): Promise<void> {
  const deleted = await deleteImageRowIfUnused(db, id)
  if (deleted) await deleteImageFiles({ db, blobs }, [deleted])
}

async function deleteImageFiles({ db, blobs }: ImageStorage, deleted: DeletedImage[]): Promise<void> {
  for (const { id, sha256 } of deleted) {
    await deleteFileIfUnreferenced({ db, blobs }, sha256)
    for (const variant of variantFiles(id)) await blobs.remove(variant)
  }
}

/** Deletes the file unless an image row references it. */
function deleteFileIfUnreferenced({ db, blobs }: ImageStorage, sha256: string): Promise<void> {
  return db.tx(async (tx) => {
    await lockImageFile(tx, sha256)
    if (!(await isImageFileReferenced(tx, sha256))) await blobs.remove(uploadedImageFile(sha256))
  })
}

/** Deletes files of uploads that were interrupted before their row was inserted. */
export async function deleteOrphanedImageFiles({ db, blobs }: ImageStorage, now: Date): Promise<number> {
  let deletedCount = 0
  for await (const { name, written } of blobs.list(uploadsFolder)) {
    const [sha256] = /[0-9a-f]{64}(?=\.webp$)/.exec(name) ?? []
    if (!sha256 || now.getTime() - written.getTime() < uploadLimits.unusedRetentionMs) continue
    if (await isImageFileReferenced(db, sha256)) continue
    await deleteFileIfUnreferenced({ db, blobs }, sha256)
    deletedCount += 1
  }
  return deletedCount
}
