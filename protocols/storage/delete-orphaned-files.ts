import { uploads } from '@mainstreet/contract/limits.ts'
import type { Blobs } from '../../server/src/platform/blobs/blob-store.ts'
import type { Db } from '../../server/src/platform/db/db.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import { filesFolder } from './store-object.ts'

/** Files of uploads that were cut off between the bytes and the row. */
export async function clearLostObjects({ db, blobs }: { db: Db; blobs: Blobs }, now: Date): Promise<number> {
  let lost = 0
  for await (const { name, written } of blobs.list(filesFolder)) {
    const [file] = /[0-9a-f-]{36}$/.exec(name) ?? []
    if (!file || now.getTime() - written.getTime() < uploads.unusedMs) continue
    const named = await db.one(sql`select true as named from storage_objects where file = ${file}`)
    if (named) continue
    await blobs.remove(name)
    lost += 1
  }
  return lost
}
