import { uploadLimits } from '@mainstreet/contract/media/limits.ts'
import type { BlobStore } from '@mainstreet/platform/blobs/blob-store.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { isObjectFileReferenced } from './store.ts'
import { objectFilesFolder } from './store-object.ts'

/** Deletes files of uploads that were interrupted before their row was inserted. */
export async function deleteOrphanedObjectFiles(
  { db, blobs }: { db: Db; blobs: BlobStore },
  now: Date,
): Promise<number> {
  let deletedCount = 0
  for await (const { name, written } of blobs.list(objectFilesFolder)) {
    const [fileId] = /[0-9a-f-]{36}$/.exec(name) ?? []
    if (!fileId || now.getTime() - written.getTime() < uploadLimits.unusedRetentionMs) continue
    if (await isObjectFileReferenced(db, fileId)) continue
    await blobs.remove(name)
    deletedCount += 1
  }
  return deletedCount
}
