import { uploadLimits } from '@mainstreet/contract/limits.ts'
import type { BlobStore } from '../platform/blobs/blob-store.ts'
import type { Db } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { variantFiles } from './image-variants.ts'
import { lockFile, uploadedImageFile, uploadsFolder } from './uploaded-images.ts'

type ImageStorage = { db: Db; blobs: BlobStore }

const maxBatch = 500

/** Checks images that were not used for a day, the oldest first, and deletes unused ones. Returns how many. */
export async function deleteUnusedImages({ db, blobs }: ImageStorage, now: Date): Promise<number> {
  const unusedSince = new Date(now.getTime() - uploadLimits.unusedRetentionMs)
  const deleted = await db.many<{ id: string; sha256: string }>(sql`
    with due as materialized (
      select id, picture_is_shown(id) as shown from images where checked_at < ${unusedSince}::timestamptz
      order by checked_at limit ${maxBatch} for update skip locked
    ), kept as (
      update images i set checked_at = ${now}::timestamptz from due where i.id = due.id and due.shown
    )
    delete from images i using due where i.id = due.id and not due.shown returning i.id, i.sha256`)
  await deleteImageFiles({ db, blobs }, deleted)
  return deleted.length
}

/** Deletes immediately if nothing uses the image. */
export async function deleteImageIfUnused({ db, blobs }: ImageStorage, id: string): Promise<void> {
  const deleted = await db.many<{ id: string; sha256: string }>(sql`
    delete from images where id = ${id} and not picture_is_shown(id) returning id, sha256`)
  await deleteImageFiles({ db, blobs }, deleted)
}

async function deleteImageFiles(
  { db, blobs }: ImageStorage,
  deleted: { id: string; sha256: string }[],
): Promise<void> {
  for (const { id, sha256 } of deleted) {
    await deleteFileIfUnreferenced({ db, blobs }, sha256)
    for (const variant of variantFiles(id)) await blobs.remove(variant)
  }
}

/** Deletes the file unless an image row references it. */
function deleteFileIfUnreferenced({ db, blobs }: ImageStorage, sha256: string): Promise<void> {
  return db.tx(async (tx) => {
    await lockFile(tx, sha256)
    const isReferenced = await tx.one(sql`select true as named from images where sha256 = ${sha256} limit 1`)
    if (!isReferenced) await blobs.remove(uploadedImageFile(sha256))
  })
}

/** Deletes files of uploads that were interrupted before their row was inserted. */
export async function deleteOrphanedImageFiles({ db, blobs }: ImageStorage, now: Date): Promise<number> {
  let deletedCount = 0
  for await (const { name, written } of blobs.list(uploadsFolder)) {
    const [sha256] = /[0-9a-f]{64}(?=\.webp$)/.exec(name) ?? []
    if (!sha256 || now.getTime() - written.getTime() < uploadLimits.unusedRetentionMs) continue
    const isReferenced = await db.one(sql`select true as named from images where sha256 = ${sha256} limit 1`)
    if (isReferenced) continue
    await deleteFileIfUnreferenced({ db, blobs }, sha256)
    deletedCount += 1
  }
  return deletedCount
}
