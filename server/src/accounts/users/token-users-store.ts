import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { SessionUse } from '@mainstreet/identity/sessions/idle-timeout.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { UserClaims } from '../identity-provider/token-claims.ts'
import { joinOwnedShop } from './owned-shop-sql.ts'

/**
 * `id` is null for a user that the provider knows and that has no row in `users` yet. What a hosted project knows of
 * second factors is in its tokens only.
 */
export type TokenUser = FactorState &
  Pick<SessionUse, 'last_active_at' | 'is_counter_device'> &
  ((Viewer & { is_banned: boolean; is_unconfirmed: boolean }) | { id: null })
type FactorState = { has_factor: boolean; is_second_level: boolean }

type TokenSession = Pick<UserClaims, 'sub' | 'sessionId'>

/** Undefined when the session has ended, or the account is deleted or banned. */
export function findLocalTokenUser(reader: Queryable, { sub, sessionId }: TokenSession, now: Date) {
  return reader.one<TokenUser>(sql`
    select u.id, u.role, u.name, u.email, m.shop_id, u.banned_at is not null as is_banned,
      u.unconfirmed_since is not null as is_unconfirmed, session.factor_id is not null as is_second_level,
      session.last_active_at, session.is_counter_device,
      exists (select from account_factors f where f.account_id = a.id and f.status = 'verified') as has_factor
    from account_sessions session
    join accounts a on a.id = session.account_id and (a.banned_until is null or a.banned_until <= ${now})
    left join users u on u.id = a.id
    ${joinOwnedShop(sql`u.id`)}
    where session.id = ${sessionId} and session.account_id = ${sub} and session.revoked_at is null
      and session.expires_at > ${now}`)
}

/** Undefined when the session or the user has been revoked. */
export function findHostedTokenUser(reader: Queryable, { sub, sessionId }: TokenSession) {
  return reader.one<TokenUser>(sql`
    select u.id, u.role, u.name, u.email, m.shop_id, u.banned_at is not null as is_banned,
      u.unconfirmed_since is not null as is_unconfirmed, true as is_second_level, false as has_factor,
      null::timestamptz as last_active_at, false as is_counter_device
    from (select ${sub}::uuid as sub) token
    left join users u on u.id = token.sub
    ${joinOwnedShop(sql`u.id`)}
    where not exists (select from revoked_subjects where subject in (${sub}::uuid, ${sessionId}::uuid))`)
}

/** `assertedAt`: when the provider issued the token with this email. */
export async function insertUserIfMissing(
  reader: Queryable,
  id: string,
  email: string,
  name: string,
  assertedAt?: Date,
): Promise<void> {
  await reader.one(sql`
    insert into users (id, email, name, email_asserted_at)
    values (${id}, ${email}, ${name}, ${assertedAt ? sql`${assertedAt}` : sql`default`}) on conflict (id) do nothing`)
}

/** A user who registers: unconfirmed until the address is confirmed. */
export async function insertRegisteredUser(
  tx: Tx,
  { id, email, name }: { id: string; email: string; name: string },
  now: Date,
): Promise<void> {
  await tx.one(sql`
    insert into users (id, email, name, unconfirmed_since) values (${id}, ${email}, ${name}, ${now})
    on conflict (id) do nothing`)
}

export async function setUserConfirmed(reader: Queryable, id: string): Promise<void> {
  await reader.one(
    sql`update users set unconfirmed_since = null where id = ${id} and unconfirmed_since is not null`,
  )
}

/** Stores the email that a hosted provider changed at `changedAt`. */
export async function updateUserEmail(
  reader: Queryable,
  id: string,
  email: string,
  changedAt: Date,
  now: Date,
): Promise<void> {
  await reader.one(sql`
    update users set email = ${email}, email_asserted_at = ${changedAt}, updated_at = ${now} where id = ${id}`)
}

/** Stores the email of a hosted provider's token. False when a newer email is already stored. */
export async function updateEmailFromToken(
  reader: Queryable,
  { sub, email, issuedAt }: UserClaims,
  now: Date,
): Promise<boolean> {
  const row = await reader.one(sql`
    update users set email = ${email}, email_asserted_at = ${issuedAt}, updated_at = ${now}
    where id = ${sub} and email_asserted_at < ${issuedAt} returning id`)
  return row !== undefined
}

/** Rejects the tokens of a session or a user, although their provider still accepts them. */
export async function revokeTokens(reader: Queryable, subject: string, expiresAt: Date): Promise<void> {
  await reader.one(sql`
    insert into revoked_subjects (subject, expires_at) values (${subject}, ${expiresAt})
    on conflict (subject) do update set expires_at = excluded.expires_at`)
}

export async function deleteExpiredTokenRevocations(reader: Queryable, now: Date): Promise<void> {
  await reader.one(sql`delete from revoked_subjects where expires_at <= ${now}`)
}

/** False when the user does not have the role `from`; with `from` undefined any other role is replaced. */
export async function setUserRole(
  tx: Tx,
  id: string,
  { role, from }: { role: StoredRole; from?: StoredRole },
  now: Date,
): Promise<boolean> {
  const before = from === undefined ? sql`role <> ${role}` : sql`role = ${from}`
  const row = await tx.one(sql`
    update users set role = ${role}, version = version + 1, updated_at = ${now} where id = ${id} and ${before} returning id`)
  return row !== undefined
}

/** Finds a user created before the account of that email existed; never a demo account. */
export async function findUserIdByEmail(reader: Queryable, email: string): Promise<string | undefined> {
  const row = await reader.one<{ id: string }>(sql`
    select id from users where email = ${email} and not is_demo order by created_at limit 1`)
  return row?.id
}
