import { randomUUIDv7 } from 'node:crypto'
import { uploadLimits } from '@mainstreet/contract/limits.ts'
import { type BlobStore, sha256Hex } from '../platform/blobs/blob-store.ts'
import type { Db, Tx } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { runInImageQueue } from './image-queue.ts'
import { reserveQuota } from './reserve-quota.ts'
import { sanitizeImage } from './sanitize-image.ts'

/** The owner whose quota the image uses, and the field that errors name. */
export type ImageUpload = { ownerId: string; shopId: string | null; path: string }
export type StoredImage = { id: string; bytes: number; width: number; height: number }

export type UploadedImages = {
  /** Stores the sanitized image; the same image of the same owner keeps its id. */
  store(bytes: Buffer, upload: ImageUpload): Promise<StoredImage>
  /** Undefined when the id is unknown. */
  read(id: string): Promise<Buffer | undefined>
  /** Returns the existing ids; they are kept for at least another day. */
  touch(ids: string[]): Promise<Set<string>>
}

export function uploadedImageFile(sha256: string): string {
  return `${uploadsFolder}/${sha256.slice(0, 2)}/${sha256}.webp`
}
export const uploadsFolder = 'images/uploads'
export const uploadedImageType = 'image/webp'

/** Images that users upload: metadata in the table, bytes in files named by their hash. */
export function createUploadedImages({ db, blobs }: { db: Db; blobs: BlobStore }): UploadedImages {
  return {
    async store(bytes, { ownerId, shopId, path }) {
      const { data, width, height, preview } = await runInImageQueue(() => sanitizeImage(bytes, path))
      const sha256 = sha256Hex(data)
      const id = `up-${randomUUIDv7()}`
      return db.tx(async (tx) => {
        await lockFile(tx, sha256)
        const existing = await tx.one<StoredImage>(sql`
          update images set checked_at = now() where id = (
            select id from images where sha256 = ${sha256} and owner_id = ${ownerId} limit 1)
          returning id, bytes, width, height`)
        if (existing) return existing
        if (!(await reserveQuota(tx, ownerId, data.length)))
          throw new ApiError('too_large', quotaExceededMessage, {
            details: [{ path, message: quotaExceededMessage }],
          })
        await blobs.write(uploadedImageFile(sha256), data)
        await tx.one(sql`
          insert into images (id, shop_id, owner_id, sha256, bytes, width, height, preview)
          values (${id}, (select id from shops where id = ${shopId}), ${ownerId}, ${sha256}, ${data.length}, ${width}, ${height}, ${preview})`)
        return { id, bytes: data.length, width, height }
      })
    },
    async read(id) {
      const row = await db.one<{ sha256: string }>(sql`select sha256 from images where id = ${id}`)
      return row && blobs.read(uploadedImageFile(row.sha256))
    },
    async touch(ids) {
      if (ids.length === 0) return new Set()
      const rows = await db.many<{ id: string }>(sql`
        update images set checked_at = now() where id = any(${ids}) returning id`)
      return new Set(rows.map(({ id }) => id))
    },
  }
}

const quotaExceededMessage = `There is no room for more pictures: ${uploadLimits.quotaBytes / 1e6} MB are kept already`

/** Identical images share a file: serializes writing and deleting it. Held until the transaction ends. */
export async function lockFile(tx: Tx, sha256: string): Promise<void> {
  await tx.one(sql`select pg_advisory_xact_lock(hashtextextended(${`file ${sha256}`}, 0))`)
}
