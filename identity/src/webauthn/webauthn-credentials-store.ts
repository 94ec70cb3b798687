import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { type Sql, sql } from '@mainstreet/platform/db/sql.ts'

export type WebauthnCredentialRow = {
  id: string
  account_id: string
  factor_id: string | null
  friendly_name: string | null
  credential_id: Buffer
  public_key: Buffer
  sign_count: number
  transports: string[]
  created_at: Date
  last_used_at: Date | null
}

export type NewWebauthnCredential = Omit<WebauthnCredentialRow, 'last_used_at'>

/** Fails on the constraint `webauthn_credentials_credential_key` when the key is registered already. */
export async function insertWebauthnCredential(tx: Tx, credential: NewWebauthnCredential): Promise<void> {
  const { id, account_id, factor_id, friendly_name, credential_id, public_key } = credential
  const { sign_count, transports, created_at } = credential
  await tx.one(sql`
    insert into webauthn_credentials (id, account_id, factor_id, friendly_name, credential_id, public_key, sign_count,
      transports, created_at)
    values (${id}, ${account_id}, ${factor_id}, ${friendly_name}, ${credential_id}, ${public_key}, ${sign_count},
      ${transports}::text[], ${created_at})`)
}

const selectCredentialsWhere = (condition: Sql) => sql`select * from webauthn_credentials where ${condition}`

/** Passkeys and security keys: the authenticator that has one of them is not offered for another. */
export function listWebauthnCredentials(reader: Queryable, accountId: string) {
  return reader.many<WebauthnCredentialRow>(
    sql`${selectCredentialsWhere(sql`account_id = ${accountId}`)} order by created_at, id`,
  )
}

export function findCredentialOfFactor(reader: Queryable, factorId: string) {
  return reader.one<WebauthnCredentialRow>(selectCredentialsWhere(sql`factor_id = ${factorId}`))
}

/**
 * Undefined when a signature with this or a higher count was accepted before: a copy of the key may be in use. Those that
 * do not count always say 0.
 */
export function claimSignCount(tx: Tx, id: string, signCount: number, now: Date) {
  return tx.one<{ id: string }>(sql`
    update webauthn_credentials set sign_count = ${signCount}, last_used_at = ${now}
    where id = ${id} and sign_count < greatest(${signCount}::bigint, 1) returning id`)
}
