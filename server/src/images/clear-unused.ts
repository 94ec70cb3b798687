import { rm, stat } from 'node:fs/promises'
import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { variantsOf } from './find-picture.ts'
import { fileOf, uploadsIn } from './pictures.ts'

const weekMs = 7 * 24 * 3_600_000
const hourMs = 3_600_000
const batch = 200

/**
 * Removes uploaded pictures that nothing shows any more, some at a time: each is looked at a week after it came, and every
 * week from then on. What can show a picture must stand here: products, shops, order lines. Returns how many went.
 */
export async function clearUnusedPictures(
  { db, dataDir }: { db: Db; dataDir: string },
  now: Date,
): Promise<number> {
  const gone = await db.many<{ id: string; sha256: string; is_last: boolean }>(sql`
    with due as materialized (
      select id, sha256, '/api/images/' || id as path from images
      where checked_at < ${new Date(now.getTime() - weekMs)} order by checked_at limit ${batch} for update skip locked
    ), unused as materialized (
      select id, sha256 from due
      where not exists (select from products p
          where p.image = due.path and p.image like '/api/images/up-%' and p.deleted_at is null)
        and not exists (select from products p
          where p.images @> to_jsonb(due.path) and jsonb_array_length(p.images) > 1 and p.deleted_at is null)
        and not exists (select from shops s where s.shop_photo = due.path and s.deleted_at is null)
        and not exists (select from order_items i where i.image = due.path and i.image like '/api/images/up-%')
    ), kept as (
      update images set checked_at = ${now} where id in (select id from due except select id from unused)
    ), gone as (
      delete from images where id in (select id from unused)
    )
    select id, sha256, not exists (
      select from images other where other.sha256 = unused.sha256 and other.id not in (select id from unused)
    ) as is_last from unused`)
  for (const { id, sha256, is_last } of gone) {
    for (const variant of variantsOf(dataDir, id)) await rm(variant, { force: true })
    // equal pictures share a file; one that has just been written anew belongs to a picture that is on its way
    const file = fileOf(uploadsIn(dataDir), sha256)
    if (is_last && (await isOlder(file, now.getTime() - hourMs))) await rm(file, { force: true })
  }
  return gone.length
}

async function isOlder(file: string, time: number): Promise<boolean> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs < time,
    () => false,
  )
}
