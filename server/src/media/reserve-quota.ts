import { uploadLimits } from '@mainstreet/contract/limits.ts'
import type { Tx } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

/** False when the owner would exceed the quota. A trigger releases the bytes when an image row is deleted. */
export async function reserveQuota(tx: Tx, ownerId: string, bytes: number): Promise<boolean> {
  const row = await tx.one(sql`
    insert into storage_room as room (owner_id, bytes)
    select ${ownerId}::uuid, ${bytes}::bigint where ${bytes}::bigint <= ${uploadLimits.quotaBytes}::bigint
    on conflict (owner_id) do update set bytes = room.bytes + excluded.bytes
    where room.bytes + excluded.bytes <= ${uploadLimits.quotaBytes}
    returning bytes`)
  return row !== undefined
}
