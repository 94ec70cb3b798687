import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'

const setting = 'last_backup_check'

/** For all nodes and the time after a restart: only the node that has the folder checks it. */
export type StoredBackupCheck = {
  checked_at: string
  /** Null: the folder had no backup. */
  backup: { made_at: string; size_bytes: number; encrypted: boolean } | null
  is_restorable: boolean
}

/** Undefined when no check has ended yet. */
export async function findBackupCheck(reader: Queryable): Promise<StoredBackupCheck | undefined> {
  const row = await reader.one<{ value: StoredBackupCheck }>(
    sql`select value from settings where name = ${setting}`,
  )
  return row?.value
}

export async function saveBackupCheck(reader: Queryable, check: StoredBackupCheck): Promise<void> {
  await reader.one(sql`
    insert into settings (name, value) values (${setting}, ${JSON.stringify(check)}::jsonb)
    on conflict (name) do update set value = excluded.value`)
}
