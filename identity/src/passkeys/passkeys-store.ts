import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { WebauthnCredentialRow } from '../webauthn/webauthn-credentials-store.ts'

export type PasskeyRow = WebauthnCredentialRow & { factor_id: null; friendly_name: string }

/** A security key is no passkey: it does not sign in by itself. */
const isPasskey = sql`factor_id is null`

export function listPasskeys(reader: Queryable, accountId: string) {
  return reader.many<PasskeyRow>(sql`
    select * from webauthn_credentials where account_id = ${accountId} and ${isPasskey} order by created_at, id`)
}

export function findPasskeyByCredential(reader: Queryable, credentialId: Buffer) {
  return reader.one<PasskeyRow>(sql`
    select * from webauthn_credentials where credential_id = ${credentialId} and ${isPasskey}`)
}

/** Undefined when the account has no such passkey. */
export function renamePasskeyRow(tx: Tx, accountId: string, id: string, name: string) {
  return tx.one<PasskeyRow>(sql`
    update webauthn_credentials set friendly_name = ${name}
    where account_id = ${accountId} and id = ${id} and ${isPasskey} returning *`)
}

/** Undefined when the account has no such passkey. */
export function deletePasskeyRow(tx: Tx, accountId: string, id: string) {
  return tx.one<PasskeyRow>(sql`
    delete from webauthn_credentials where account_id = ${accountId} and id = ${id} and ${isPasskey} returning *`)
}

export type PasskeyChallenge = {
  id: string
  /** That registers a passkey; null for a sign-in. */
  session_id: string | null
  challenge: string
  expires_at: Date
}

export async function insertPasskeyChallenge(reader: Queryable, row: PasskeyChallenge): Promise<void> {
  const { id, session_id, challenge, expires_at } = row
  await reader.one(sql`
    insert into passkey_challenges (id, session_id, challenge, expires_at)
    values (${id}, ${session_id}, ${challenge}, ${expires_at})`)
}

/** Undefined when it was used already, or is another session's. */
export function claimPasskeyChallenge(reader: Queryable, id: string, sessionId: string | null) {
  return reader.one<PasskeyChallenge>(sql`
    delete from passkey_challenges where id = ${id} and session_id is not distinct from ${sessionId} returning *`)
}

export async function deleteExpiredPasskeyChallenges(reader: Queryable, now: Date): Promise<void> {
  await reader.one(sql`delete from passkey_challenges where expires_at <= ${now}`)
}
