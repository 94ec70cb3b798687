import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'

export async function insertRecoveryCodes(
  tx: Tx,
  factorId: string,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await tx.one(sql`
    insert into factor_recovery_codes (factor_id, code_hash)
    select ${factorId}, unnest(${[...codeHashes]}::bytea[])`)
}

export async function deleteRecoveryCodes(tx: Tx, factorId: string): Promise<void> {
  await tx.one(sql`delete from factor_recovery_codes where factor_id = ${factorId}`)
}

/** Undefined when the code is not one of the set, or was used. */
export function claimRecoveryCode(tx: Tx, factorId: string, codeHash: Buffer, now: Date) {
  return tx.one<{ factor_id: string }>(sql`
    update factor_recovery_codes set used_at = ${now}
    where factor_id = ${factorId} and code_hash = ${codeHash} and used_at is null returning factor_id`)
}

export async function countRecoveryCodes(
  reader: Queryable,
  factorId: string,
): Promise<{ total: number; remaining: number }> {
  const row = await reader.one<{ total: number; remaining: number }>(sql`
    select count(*)::integer as total, (count(*) filter (where used_at is null))::integer as remaining
    from factor_recovery_codes where factor_id = ${factorId}`)
  return row ?? { total: 0, remaining: 0 }
}
