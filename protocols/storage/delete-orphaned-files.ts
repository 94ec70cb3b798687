import { uploadLimits } from '@mainstreet/contract/limits.ts'
import type { BlobStore } from '../../server/src/platform/blobs/blob-store.ts'
import type { Db } from '../../server/src/platform/db/db.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import { objectFilesFolder } from './store-object.ts'

/** Deletes files of uploads that were interrupted before their row was inserted. */
export async function deleteOrphanedObjectFiles(
  { db, blobs }: { db: Db; blobs: BlobStore },
  now: Date,
): Promise<number> {
  let deletedCount = 0
  for await (const { name, written } of blobs.list(objectFilesFolder)) {
    const [file] = /[0-9a-f-]{36}$/.exec(name) ?? []
    if (!file || now.getTime() - written.getTime() < uploadLimits.unusedRetentionMs) continue
    const isReferenced = await db.one(sql`select true as named from storage_objects where file = ${file}`)
    if (isReferenced) continue
    await blobs.remove(name)
    deletedCount += 1
  }
  return deletedCount
}
