import { randomUUIDv7 } from 'node:crypto'
import { uploads } from '@mainstreet/contract/limits.ts'
import { type Blobs, sha256Of } from '../platform/blobs/blob-store.ts'
import type { Db, Tx } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { Refusal } from '../platform/http/api-error.ts'
import { inStudio } from './image-queue.ts'
import { claimRoom } from './reserve-quota.ts'
import { madeHarmless } from './sanitize-image.ts'

/** Whose room a picture takes, and what names it in a refusal. */
export type Upload = { ownerId: string; shopId: string | null; path: string }
export type StoredPicture = { id: string; bytes: number; width: number; height: number }

export type Pictures = {
  /** Stores the bytes of a picture, made harmless; the same picture of the same owner keeps its id. */
  store(bytes: Buffer, of: Upload): Promise<StoredPicture>
  /** Undefined when nothing is known by the id. */
  read(id: string): Promise<Buffer | undefined>
  /** Those that are there; they will be for another day at least. */
  hold(ids: string[]): Promise<Set<string>>
}

export function fileOf(sha256: string): string {
  return `${uploadsFolder}/${sha256.slice(0, 2)}/${sha256}.webp`
}
export const uploadsFolder = 'images/uploads'
export const pictureType = 'image/webp'

/** What people upload: facts in the table, bytes in files named after their content. */
export function openPictures({ db, blobs }: { db: Db; blobs: Blobs }): Pictures {
  return {
    async store(bytes, { ownerId, shopId, path }) {
      const { data, width, height, preview } = await inStudio(() => madeHarmless(bytes, path))
      const sha256 = sha256Of(data)
      const id = `up-${randomUUIDv7()}`
      return db.tx(async (tx) => {
        await lockFile(tx, sha256)
        const same = await tx.one<StoredPicture>(sql`
          update images set checked_at = now() where id = (
            select id from images where sha256 = ${sha256} and owner_id = ${ownerId} limit 1)
          returning id, bytes, width, height`)
        if (same) return same
        if (!(await claimRoom(tx, ownerId, data.length)))
          throw new Refusal('too_large', roomIsFull, { details: [{ path, message: roomIsFull }] })
        await blobs.write(fileOf(sha256), data)
        await tx.one(sql`
          insert into images (id, shop_id, owner_id, sha256, bytes, width, height, preview)
          values (${id}, (select id from shops where id = ${shopId}), ${ownerId}, ${sha256}, ${data.length}, ${width}, ${height}, ${preview})`)
        return { id, bytes: data.length, width, height }
      })
    },
    async read(id) {
      const row = await db.one<{ sha256: string }>(sql`select sha256 from images where id = ${id}`)
      return row && blobs.read(fileOf(row.sha256))
    },
    async hold(ids) {
      if (ids.length === 0) return new Set()
      const rows = await db.many<{ id: string }>(sql`
        update images set checked_at = now() where id = any(${ids}) returning id`)
      return new Set(rows.map(({ id }) => id))
    },
  }
}

const roomIsFull = `There is no room for more pictures: ${uploads.quotaBytes / 1e6} MB are kept already`

/** Equal bytes share a file: who writes one waits for who takes it away. Held until the end. */
export async function lockFile(tx: Tx, sha256: string): Promise<void> {
  await tx.one(sql`select pg_advisory_xact_lock(hashtextextended(${`file ${sha256}`}, 0))`)
}
