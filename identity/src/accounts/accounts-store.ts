import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { type Columns, setColumns } from '@mainstreet/platform/db/columns.ts'
import { countRows } from '@mainstreet/platform/db/count-rows.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { join, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import type { Account, AccountMetadata } from './account.ts'

function selectAccountWhere(condition: Sql): Sql {
  return sql`
    select a.*, coalesce(a.email, '') as email, c.role as user_role, c.shop_id, coalesce(c.is_banned, false) as is_user_banned, (
      select coalesce(jsonb_agg(i order by i.created_at, i.id), '[]') from account_identities i where i.account_id = a.id
    ) as identities, (
      select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'factor_type', f.factor_type, 'friendly_name', f.friendly_name,
        'status', f.status, 'created_at', f.created_at, 'updated_at', f.updated_at, 'last_challenged_at', f.last_challenged_at)
        order by f.created_at, f.id), '[]') from account_factors f where f.account_id = a.id
    ) as factors
    from accounts a
    left join user_claims c on c.user_id = a.id
    where ${condition}`
}

export function findAccount(reader: Queryable, id: string) {
  return reader.one<Account>(selectAccountWhere(sql`a.id = ${id}`))
}

export function findAccountByEmail(reader: Queryable, email: string) {
  return reader.one<Account>(selectAccountWhere(sql`a.email = ${email}`))
}

export function findAccountByPhone(reader: Queryable, phone: string) {
  return reader.one<Account>(selectAccountWhere(sql`a.phone = ${phone}`))
}

export function findAccountByIdentity(reader: Queryable, provider: string, providerId: string) {
  return reader.one<Account>(
    selectAccountWhere(sql`a.id = (
      select account_id from account_identities where provider = ${provider} and provider_id = ${providerId})`),
  )
}

export async function requireAccount(reader: Queryable, id: string): Promise<Account> {
  const account = await findAccount(reader, id)
  if (!account) throw new Error('The account does not exist')
  return account
}

export async function isDemoUserWithoutAccount(reader: Queryable, id: string): Promise<boolean> {
  const row = await reader.one(sql`
    select id from users
    where id = ${id} and is_demo and banned_at is null and not exists (select from accounts a where a.id = users.id)`)
  return row !== undefined
}

/** Locks the row until the transaction ends. */
export async function lockAccount(tx: Tx, id: string): Promise<void> {
  await tx.one(sql`select id from accounts where id = ${id} for update`)
}

export type AccountPageQuery = { page: number; perPage: number }

export async function listAccounts(reader: Queryable, { page, perPage }: AccountPageQuery) {
  const [accounts, total] = await Promise.all([
    reader.many<Account>(
      sql`${selectAccountWhere(sql`true`)} order by a.created_at desc, a.id desc limit ${perPage} offset ${(page - 1) * perPage}`,
    ),
    countRows(reader, sql`accounts`),
  ])
  return { accounts, total }
}

export type NewAccount = {
  id?: string
  email: string | null
  phone?: string | null
  isAnonymous?: boolean
  phoneConfirmedAt?: Date | null
  passwordHash: string | null
  userMetadata: AccountMetadata
  appMetadata?: AccountMetadata
  confirmedAt: Date | null
  now: Date
}

/** Undefined when an account has the email or the phone already. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<string | undefined> {
  const {
    id = randomUUIDv7(),
    email,
    passwordHash,
    userMetadata,
    appMetadata = {},
    confirmedAt,
    phone = null,
    phoneConfirmedAt = null,
    isAnonymous = false,
    now,
  } = account
  const row = await tx.one<{ id: string }>(sql`
    insert into accounts (id, email, phone, is_anonymous, password_hash, user_metadata, app_metadata, email_confirmed_at,
      phone_confirmed_at, created_at, updated_at)
    values (${id}, ${email}, ${phone}, ${isAnonymous}, ${passwordHash}, ${JSON.stringify(userMetadata)}::jsonb,
      ${JSON.stringify(appMetadata)}::jsonb, ${confirmedAt}, ${phoneConfirmedAt}, ${now}, ${now})
    on conflict do nothing returning id`)
  return row?.id
}

export type NewAccountIdentity = {
  accountId: string
  provider: string
  providerId: string
  data: AccountMetadata
  now: Date
}

export async function upsertIdentity(
  tx: Tx,
  { accountId, provider, providerId, data, now }: NewAccountIdentity,
) {
  await tx.one(sql`
    insert into account_identities (id, account_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
    values (${randomUUID()}, ${accountId}, ${provider}, ${providerId}, ${JSON.stringify(data)}::jsonb, ${now}, ${now}, ${now})
    on conflict (provider, provider_id) do update set identity_data = excluded.identity_data,
      last_sign_in_at = excluded.last_sign_in_at, updated_at = excluded.updated_at`)
}

const accountChangeColumns = {
  email: 'text',
  phone: 'text',
  phone_confirmed_at: 'timestamptz',
  is_anonymous: 'bool',
  password_hash: 'text',
  email_confirmed_at: 'timestamptz',
  invited_at: 'timestamptz',
  confirmation_sent_at: 'timestamptz',
  recovery_sent_at: 'timestamptz',
  reauthentication_sent_at: 'timestamptz',
  email_change_sent_at: 'timestamptz',
  new_email: 'text',
  old_email_confirmed: 'bool',
  new_email_confirmed: 'bool',
  email_change_session_id: 'uuid',
  last_sign_in_at: 'timestamptz',
  banned_until: 'timestamptz',
  user_metadata: 'jsonb',
  app_metadata: 'jsonb',
} as const satisfies Partial<Columns<Account>>

export type AccountChanges = Partial<Pick<Account, keyof typeof accountChangeColumns>>

/** Fails on the constraint `accounts_email_key` when another account has the email. */
export async function updateAccountRow(
  tx: Tx,
  id: string,
  changes: AccountChanges,
  now: Date,
): Promise<void> {
  const set = setColumns<AccountChanges>(accountChangeColumns, changes)
  await tx.one(sql`update accounts set ${join([...set, sql`updated_at = ${now}`])} where id = ${id}`)
}

/** Marks the email as verified, also in the metadata and the identity. */
export async function confirmEmail(tx: Tx, { id, email, user_metadata }: Account, now: Date): Promise<void> {
  const verifiedData = { email, email_verified: true }
  await tx.one(sql`
    update accounts set email_confirmed_at = coalesce(email_confirmed_at, ${now}), updated_at = ${now},
      user_metadata = ${JSON.stringify(user_metadata)}::jsonb || ${JSON.stringify(verifiedData)}::jsonb
    where id = ${id}`)
  await tx.one(
    sql`update users set unconfirmed_since = null where id = ${id} and unconfirmed_since is not null`,
  )
  await updateEmailIdentity(tx, id, verifiedData, now)
}

/** Adds the data to the identity that signs in by email, if the account has one. */
export async function updateEmailIdentity(
  tx: Tx,
  accountId: string,
  data: AccountMetadata,
  now: Date,
): Promise<void> {
  await tx.one(sql`
    update account_identities set identity_data = identity_data || ${JSON.stringify(data)}::jsonb, updated_at = ${now}
    where account_id = ${accountId} and provider = 'email'`)
}

/** In the row of the user, which other parts of the server read. */
export async function updateVerifiedUserEmail(tx: Tx, id: string, email: string, now: Date): Promise<void> {
  await tx.one(sql`
    update users set email = ${email}, version = version + 1, updated_at = ${now} where id = ${id}`)
}

/** Also its text messages, sent or waiting. True when the account existed. */
export async function deleteAccountRow(tx: Tx, id: string): Promise<boolean> {
  const number = sql`(select '+' || phone from accounts where id = ${id})`
  await tx.one(sql`delete from outbox where queue = 'sms' and payload->>'to' = ${number}`)
  await tx.one(sql`delete from demo_text_messages where recipient = ${number}`)
  return (await tx.one(sql`delete from accounts where id = ${id} returning id`)) !== undefined
}

/** For an account with an unverified email: a stranger may have created its credentials. */
export async function deleteUnverifiedCredentials(tx: Tx, id: string): Promise<void> {
  await tx.one(sql`delete from account_identities where account_id = ${id} and provider = 'email'`)
  await tx.one(sql`update accounts set password_hash = null, user_metadata = '{}' where id = ${id}`)
  await tx.one(sql`delete from account_sessions where account_id = ${id}`)
  await tx.one(sql`delete from account_factors where account_id = ${id}`)
  await tx.one(sql`delete from webauthn_credentials where account_id = ${id}`)
  await tx.one(sql`delete from email_tokens where account_id = ${id}`)
}

/**
 * For an email that its owner has verified otherwise than by the confirmation of the sign-up: a stranger may have chosen
 * the password and may have the sessions, second factors and passkeys.
 */
export async function deleteUnverifiedPasswordAndSessions(tx: Tx, id: string): Promise<void> {
  await tx.one(sql`update accounts set password_hash = null where id = ${id}`)
  await tx.one(sql`delete from account_sessions where account_id = ${id}`)
  await tx.one(sql`delete from account_factors where account_id = ${id}`)
  await tx.one(sql`delete from webauthn_credentials where account_id = ${id}`)
}

/** Deletes accounts with an email that was never verified and without dependent data, which frees the email. */
export async function deleteUnconfirmedAccounts(reader: Queryable, createdBefore: Date): Promise<void> {
  await reader.one(sql`
    delete from accounts a where email_confirmed_at is null and phone_confirmed_at is null
      and created_at < ${createdBefore}
      and not exists (select from users u where u.id = a.id)`)
}
