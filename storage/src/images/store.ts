import { uploadLimits } from '@mainstreet/contract/media/limits.ts'
import { lockForTransaction } from '@mainstreet/platform/db/advisory-lock.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'

export type StoredImage = { id: string; bytes: number; width: number; height: number }
type ImageRow = StoredImage & { ownerId: string; sha256: string; blurDataUrl: string }
export type DeletedImage = { id: string; sha256: string }

/** Identical images share a file: serializes writing and deleting it. Held until the transaction ends. */
export async function lockImageFile(tx: Tx, sha256: string): Promise<void> {
  await lockForTransaction(tx, `file ${sha256}`)
}

/** Keeps the image for another day. Undefined when the owner has no image with these bytes. */
export function touchImageOfOwner(tx: Tx, ownerId: string, sha256: string, now: Date) {
  return tx.one<StoredImage>(sql`
    update images set last_used_at = ${now} where id = (
      select id from images where sha256 = ${sha256} and owner_id = ${ownerId} limit 1)
    returning id, bytes, width, height`)
}

/** Keeps the images for another day. Returns those that exist. */
export function touchImages(reader: Queryable, ids: string[], now: Date) {
  return reader.many<{ id: string }>(sql`
    update images set last_used_at = ${now} where id = any(${ids}) returning id`)
}

export async function insertImage(tx: Tx, image: ImageRow): Promise<void> {
  const { id, ownerId, sha256, bytes, width, height, blurDataUrl } = image
  await tx.one(sql`
    insert into images (id, owner_id, sha256, bytes, width, height, blur_data_url)
    values (${id}, ${ownerId}, ${sha256}, ${bytes}, ${width}, ${height}, ${blurDataUrl})`)
}

/** Undefined when the id is unknown. */
export async function findImageSha256(reader: Queryable, id: string): Promise<string | undefined> {
  const row = await reader.one<{ sha256: string }>(sql`select sha256 from images where id = ${id}`)
  return row?.sha256
}

export async function isImageFileReferenced(reader: Queryable, sha256: string): Promise<boolean> {
  const row = await reader.one(sql`select true as named from images where sha256 = ${sha256} limit 1`)
  return row !== undefined
}

const maxCheckedPerBatch = 500

/** Checks a batch of images, the least recently used first, and keeps those in use until the next check. */
export function deleteUnusedImageRows(reader: Queryable, unusedSince: Date, now: Date) {
  return reader.many<DeletedImage>(sql`
    with due as materialized (
      select id, is_image_in_use(id) as shown from images where last_used_at < ${unusedSince}::timestamptz
      order by last_used_at limit ${maxCheckedPerBatch} for update skip locked
    ), kept as (
      update images i set last_used_at = ${now}::timestamptz from due where i.id = due.id and due.shown
    )
    delete from images i using due where i.id = due.id and not due.shown returning i.id, i.sha256`)
}

/** Undefined when the image is unknown or in use. */
export function deleteImageRowIfUnused(reader: Queryable, id: string) {
  // the parameter, not the column: a distributed PostgreSQL evaluates the function before the statement
  return reader.one<DeletedImage>(sql`
    delete from images where id = ${id} and not is_image_in_use(${id}) returning id, sha256`)
}

/** False when the owner would exceed the quota. A trigger releases the bytes when an image row is deleted. */
export async function reserveQuota(tx: Tx, ownerId: string, bytes: number): Promise<boolean> {
  if (bytes > uploadLimits.quotaBytes) return false
  const row = await tx.one(sql`
    insert into storage_quotas as quota (owner_id, used_bytes) values (${ownerId}, ${bytes})
    on conflict (owner_id) do update set used_bytes = quota.used_bytes + excluded.used_bytes
    where quota.used_bytes + excluded.used_bytes <= ${uploadLimits.quotaBytes}::bigint
    returning used_bytes`)
  return row !== undefined
}
