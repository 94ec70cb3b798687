import { uploads } from '@mainstreet/contract/limits.ts'
import type { Blobs } from '../platform/blobs/blob-store.ts'
import type { Db } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { variantsOf } from './image-variants.ts'
import { fileOf, lockFile, uploadsFolder } from './uploaded-images.ts'

type Store = { db: Db; blobs: Blobs }

const mostAtOnce = 500

/** Looks at the pictures that nobody has asked after for a day, the longest first: what nothing shows goes. Returns how many. */
export async function clearUnusedPictures({ db, blobs }: Store, now: Date): Promise<number> {
  const unusedSince = new Date(now.getTime() - uploads.unusedMs)
  const gone = await db.many<{ id: string; sha256: string }>(sql`
    with due as materialized (
      select id, picture_is_shown(id) as shown from images where checked_at < ${unusedSince}::timestamptz
      order by checked_at limit ${mostAtOnce} for update skip locked
    ), kept as (
      update images i set checked_at = ${now}::timestamptz from due where i.id = due.id and due.shown
    )
    delete from images i using due where i.id = due.id and not due.shown returning i.id, i.sha256`)
  await removeFiles({ db, blobs }, gone)
  return gone.length
}

/** At once, when nothing shows it. */
export async function clearPicture({ db, blobs }: Store, id: string): Promise<void> {
  const gone = await db.many<{ id: string; sha256: string }>(sql`
    delete from images where id = ${id} and not picture_is_shown(id) returning id, sha256`)
  await removeFiles({ db, blobs }, gone)
}

async function removeFiles({ db, blobs }: Store, gone: { id: string; sha256: string }[]): Promise<void> {
  for (const { id, sha256 } of gone) {
    await removeUnnamed({ db, blobs }, sha256)
    for (const variant of variantsOf(id)) await blobs.remove(variant)
  }
}

/** Takes a file away unless a picture is made of it. */
function removeUnnamed({ db, blobs }: Store, sha256: string): Promise<void> {
  return db.tx(async (tx) => {
    await lockFile(tx, sha256)
    const named = await tx.one(sql`select true as named from images where sha256 = ${sha256} limit 1`)
    if (!named) await blobs.remove(fileOf(sha256))
  })
}

/** Files of uploads that were cut off between the bytes and the row. */
export async function clearLostFiles({ db, blobs }: Store, now: Date): Promise<number> {
  let lost = 0
  for await (const { name, written } of blobs.list(uploadsFolder)) {
    const [sha256] = /[0-9a-f]{64}(?=\.webp$)/.exec(name) ?? []
    if (!sha256 || now.getTime() - written.getTime() < uploads.unusedMs) continue
    const named = await db.one(sql`select true as named from images where sha256 = ${sha256} limit 1`)
    if (named) continue
    await removeUnnamed({ db, blobs }, sha256)
    lost += 1
  }
  return lost
}
