import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { ExportedRows } from './export-batches-store.ts'

/** Undefined when the account is in a hosted project. Without the hash of the password. */
export function findExportedAccount(reader: Queryable, id: string) {
  return reader.one(sql`
    select a.id, a.email, a.new_email, a.email_confirmed_at, a.invited_at, a.last_sign_in_at, a.user_metadata, a.app_metadata,
      a.banned_until, a.created_at, a.updated_at, (
        select coalesce(jsonb_agg(jsonb_build_object('provider', provider, 'provider_id', provider_id,
          'identity_data', identity_data, 'last_sign_in_at', last_sign_in_at, 'created_at', created_at) order by created_at, id), '[]')
        from account_identities where account_id = a.id
      ) as identities, (
        select coalesce(jsonb_agg(jsonb_build_object('factor_type', factor_type, 'friendly_name', friendly_name,
          'status', status, 'created_at', created_at) order by created_at, id), '[]')
        from account_factors where account_id = a.id
      ) as factors, (
        select coalesce(jsonb_agg(jsonb_build_object('friendly_name', friendly_name, 'created_at', created_at,
          'last_used_at', last_used_at) order by created_at, id), '[]')
        from webauthn_credentials where account_id = a.id and factor_id is null
      ) as passkeys
    from accounts a where a.id = ${id}`)
}

export function selectExportedNotifications(userId: string): ExportedRows {
  return {
    columns: sql`event, code, params, subject, in_app, created_at, read_at`,
    from: sql`notifications`,
    where: sql`user_id = ${userId}`,
    key: [sql`created_at`, sql`id`],
  }
}

export function selectExportedPreferences(userId: string): ExportedRows {
  return {
    columns: sql`event, in_app, email`,
    from: sql`notification_preferences`,
    where: sql`user_id = ${userId}`,
    key: [sql`event`],
  }
}

/** What the user did as a merchant or admin. */
export function selectExportedActivity(userId: string): ExportedRows {
  return {
    columns: sql`action, subject_type, subject_id, created_at`,
    from: sql`audit_log`,
    where: sql`actor_id = ${userId}`,
    key: [sql`id`],
  }
}

/** What others did with the user's account, reading included: their role, not who they are. */
export function selectExportedAccess(userId: string): ExportedRows {
  return {
    columns: sql`action, actor_role, created_at`,
    from: sql`audit_log`,
    where: sql`subject_type = 'user' and subject_id = ${userId}`,
    key: [sql`id`],
  }
}

/** The decisions of admins about the user's shop. */
export function selectExportedReviews(shopId: string | null): ExportedRows {
  return {
    columns: sql`action, case when action = 'shop.reject' then after->>'rejection_reason' end as reason, created_at`,
    from: sql`audit_log`,
    where: sql`subject_type = 'shop' and subject_id = ${shopId} and action in ('shop.submit', 'shop.approve', 'shop.reject')`,
    key: [sql`id`],
  }
}

/** Also those of strangers: their networks and browsers, as the owner sees them. */
export function selectExportedSignIns(accountId: string): ExportedRows {
  return {
    columns: sql`succeeded, method, count, first_at, last_at, user_agent, address`,
    from: sql`sign_in_attempts`,
    where: sql`account_id = ${accountId}`,
    key: [sql`last_at`, sql`id`],
  }
}

export function selectExportedErrorReports(userId: string): ExportedRows {
  return {
    columns: sql`report, created_at`,
    from: sql`client_errors`,
    where: sql`user_id = ${userId}`,
    key: [sql`id`],
  }
}

/** Of the user and of the user's shop. */
export function selectExportedFiles(ownerIds: string[]): ExportedRows {
  return {
    columns: sql`bucket_id, name, bytes, mimetype, user_metadata, created_at, updated_at`,
    from: sql`storage_objects`,
    where: sql`owner_id = any(${ownerIds}::uuid[])`,
    key: [sql`created_at`, sql`id`],
  }
}

export function selectExportedImages(ownerIds: string[]): ExportedRows {
  return {
    columns: sql`id, '/api/images/' || id as address, bytes, width, height, created_at`,
    from: sql`images`,
    where: sql`owner_id = any(${ownerIds}::uuid[])`,
    key: [sql`created_at`, sql`id`],
  }
}
