import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { UserClaims } from '../identity-provider/token-claims.ts'
import type { Viewer } from '../viewer.ts'

/** `id` is null for somebody whom the provider knows and the street does not yet. */
export type TokenUser = (Viewer & { is_banned: boolean }) | { id: null }

/** Undefined: the session has ended, or the account is gone or banned. */
export function findLocalTokenUser(reader: Queryable, { sub, sessionId }: UserClaims, now: Date) {
  return reader.one<TokenUser>(sql`
    select u.id, u.role, u.name, u.email, s.id as shop_id, u.banned_at is not null as is_banned
    from account_sessions session
    join accounts a on a.id = session.account_id and (a.banned_until is null or a.banned_until <= ${now})
    left join users u on u.id = a.id
    left join shops s on s.owner_id = u.id and s.deleted_at is null
    where session.id = ${sessionId} and session.account_id = ${sub} and session.revoked_at is null
      and session.not_after > ${now}`)
}

/** Undefined: this session, or this person, has left. */
export function findHostedTokenUser(reader: Queryable, { sub, sessionId }: UserClaims) {
  return reader.one<TokenUser>(sql`
    select u.id, u.role, u.name, u.email, s.id as shop_id, u.banned_at is not null as is_banned
    from (select ${sub}::uuid as sub) token
    left join users u on u.id = token.sub
    left join shops s on s.owner_id = u.id and s.deleted_at is null
    where not exists (select from ended_tokens where subject in (${sub}::uuid, ${sessionId}::uuid))`)
}

/** `saidAt`: when a provider's token named the address. */
export async function insertUserIfMissing(
  reader: Queryable,
  id: string,
  email: string,
  name: string,
  assertedAt?: Date,
): Promise<void> {
  await reader.one(sql`
    insert into users (id, email, name, email_said_at)
    values (${id}, ${email}, ${name}, ${assertedAt ? sql`${assertedAt}` : sql`default`}) on conflict (id) do nothing`)
}

/** A hosted provider has moved the account to another address, at `at`. */
export async function updateUserEmail(reader: Queryable, id: string, email: string, at: Date): Promise<void> {
  await reader.one(sql`
    update users set email = ${email}, email_said_at = ${at}, updated_at = now() where id = ${id}`)
}

/** A hosted provider's token names another address. False when a later word has been heard already. */
export async function updateEmailFromToken(
  reader: Queryable,
  { sub, email, issuedAt }: UserClaims,
): Promise<boolean> {
  const row = await reader.one(sql`
    update users set email = ${email}, email_said_at = ${issuedAt}, updated_at = now()
    where id = ${sub} and email_said_at < ${issuedAt} returning id`)
  return row !== undefined
}

/** The tokens of a session, or of a person, count no more, though their provider still vouches for them. */
export async function revokeTokens(reader: Queryable, subject: string, until: Date): Promise<void> {
  await reader.one(sql`
    insert into ended_tokens (subject, until) values (${subject}, ${until})
    on conflict (subject) do update set until = excluded.until`)
}

export async function deleteExpiredTokenRevocations(reader: Queryable, now: Date): Promise<void> {
  await reader.one(sql`delete from ended_tokens where until <= ${now}`)
}

/** False when the person has not the role `from`; with `from` undefined whatever it was. */
export async function setUserRole(tx: Tx, id: string, role: StoredRole, from?: StoredRole): Promise<boolean> {
  const before = from === undefined ? sql`role <> ${role}` : sql`role = ${from}`
  const row = await tx.one(sql`
    update users set role = ${role}, version = version + 1, updated_at = now() where id = ${id} and ${before} returning id`)
  return row !== undefined
}

/** Of somebody who may have come before there was an account of that address; never a demo account. */
export async function findUserIdByEmail(reader: Queryable, email: string): Promise<string | undefined> {
  const row = await reader.one<{ id: string }>(sql`
    select id from users where email = ${email} and not is_demo order by created_at limit 1`)
  return row?.id
}
