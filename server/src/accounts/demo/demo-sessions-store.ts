import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { joinOwnedShop } from '../users/owned-shop-sql.ts'

/** The user of an unexpired demo token that this server issued. */
export function findViewerByDemoToken(db: Queryable, hash: Buffer, now: Date) {
  return db.one<Viewer & { expires_at: Date }>(sql`
    select u.id, u.role, u.name, u.email, m.shop_id, d.expires_at
    from demo_sessions d
    join users u on u.id = d.user_id and u.is_demo and u.banned_at is null
    ${joinOwnedShop(sql`u.id`)}
    where d.token_hash = ${hash} and d.expires_at > ${now}`)
}

/** False when this token already exists. */
export async function insertDemoSession(db: Queryable, hash: Buffer, userId: string, expires: Date) {
  const row = await db.one(sql`
    insert into demo_sessions (token_hash, user_id, expires_at)
    select ${hash}, id, ${expires} from users where id = ${userId} and is_demo
    on conflict (token_hash) do nothing
    returning user_id`)
  return row !== undefined
}

/** Undefined when there is no such session. */
export function deleteDemoSession(db: Queryable, hash: Buffer) {
  return db.one<{ user_id: string }>(sql`
    delete from demo_sessions where token_hash = ${hash} returning user_id`)
}

export function deleteExpiredDemoSessions(db: Queryable, now: Date) {
  return db.one(sql`delete from demo_sessions where expires_at <= ${now}`)
}

export function findDemoViewer(db: Queryable, id: string) {
  return db.one<Viewer>(sql`
    select u.id, u.role, u.name, u.email, m.shop_id
    from users u ${joinOwnedShop(sql`u.id`)}
    where u.id = ${id} and u.is_demo and u.banned_at is null`)
}
