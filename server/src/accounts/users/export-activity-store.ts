import type { Queryable } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { maxExportedRows } from './export-user-data-store.ts'

/** Undefined when the account is in a hosted project. Without the hash of the password. */
export function findExportedAccount(reader: Queryable, id: string) {
  return reader.one(sql`
    select a.id, a.email, a.new_email, a.email_confirmed_at, a.invited_at, a.last_sign_in_at, a.user_metadata, a.app_metadata,
      a.banned_until, a.created_at, a.updated_at, (
        select coalesce(jsonb_agg(jsonb_build_object('provider', provider, 'provider_id', provider_id,
          'identity_data', identity_data, 'last_sign_in_at', last_sign_in_at, 'created_at', created_at) order by created_at, id), '[]')
        from account_identities where account_id = a.id
      ) as identities
    from accounts a where a.id = ${id}`)
}

export function listExportedNotifications(reader: Queryable, userId: string) {
  return reader.many(sql`
    select event, code, params, subject, in_app, created_at, read_at from notifications
    where user_id = ${userId} order by created_at desc limit ${maxExportedRows}`)
}

export function listExportedPreferences(reader: Queryable, userId: string) {
  return reader.many(sql`select event, in_app, email from notification_preferences where user_id = ${userId}`)
}

/** What the user did as a merchant or admin. */
export function listExportedActivity(reader: Queryable, userId: string) {
  return reader.many(sql`
    select action, subject_type, subject_id, created_at from audit_log
    where actor_id = ${userId} order by id desc limit ${maxExportedRows}`)
}

/** What others did with the user's account, reading included: their role, not who they are. */
export function listExportedAccess(reader: Queryable, userId: string) {
  return reader.many(sql`
    select action, actor_role, created_at from audit_log
    where subject_type = 'user' and subject_id = ${userId} order by id desc limit ${maxExportedRows}`)
}

/** The decisions of admins about the user's shop. */
export function listExportedReviews(reader: Queryable, shopId: string) {
  return reader.many(sql`
    select action, case when action = 'shop.reject' then after->>'rejection_reason' end as reason, created_at from audit_log
    where subject_type = 'shop' and subject_id = ${shopId} and action in ('shop.submit', 'shop.approve', 'shop.reject')
    order by id desc limit ${maxExportedRows}`)
}

export function listExportedErrorReports(reader: Queryable, userId: string) {
  return reader.many(sql`
    select report, created_at from client_errors where user_id = ${userId} order by id desc limit ${maxExportedRows}`)
}

/** Of the user and of the user's shop. */
export function listExportedFiles(reader: Queryable, ownerIds: string[]) {
  return reader.many(sql`
    select bucket_id, name, bytes, mimetype, user_metadata, created_at, updated_at from storage_objects
    where owner_id = any(${ownerIds}::uuid[]) order by created_at desc limit ${maxExportedRows}`)
}

export function listExportedImages(reader: Queryable, ownerIds: string[]) {
  return reader.many(sql`
    select id, '/api/images/' || id as address, bytes, width, height, created_at from images
    where owner_id = any(${ownerIds}::uuid[]) order by created_at desc limit ${maxExportedRows}`)
}
