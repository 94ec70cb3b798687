import { lockForTransaction } from '@mainstreet/platform/db/advisory-lock.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { JWK } from 'jose'

export type SigningKeyRow = { kid: string; private_jwk: JWK; active_from: Date }

/** The newest first. */
export function listSigningKeys(reader: Queryable) {
  return reader.many<SigningKeyRow>(sql`
    select kid, private_jwk, active_from from signing_keys order by active_from desc, kid`)
}

/** Only one transaction at a time creates the first key. Held until the transaction ends. */
export async function lockFirstSigningKey(tx: Tx): Promise<void> {
  await lockForTransaction(tx, 'first signing key')
}

export async function insertSigningKey(
  reader: Queryable,
  { kid, private_jwk, active_from }: SigningKeyRow,
): Promise<void> {
  await reader.one(sql`
    insert into signing_keys (kid, private_jwk, active_from) values (${kid}, ${JSON.stringify(private_jwk)}::jsonb, ${active_from})`)
}

/** Deletes keys that a newer key replaced before this time. */
export async function deleteReplacedSigningKeys(reader: Queryable, replacedBefore: Date): Promise<void> {
  await reader.one(sql`
    delete from signing_keys old where exists (
      select from signing_keys next where next.active_from > old.active_from and next.active_from <= ${replacedBefore})`)
}
