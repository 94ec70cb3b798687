import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { type Account, account } from '@mainstreet/contract/accounts/user.ts'
import { type Columns, setColumns } from '@mainstreet/platform/db/columns.ts'
import { countRows } from '@mainstreet/platform/db/count-rows.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { pageOf } from '@mainstreet/platform/db/limit-offset.ts'
import { presentRow, type RowOf } from '@mainstreet/platform/db/present-row.ts'
import { join, type Sql, sortDirections, sql } from '@mainstreet/platform/db/sql.ts'
import { emailBouncedAt } from '../email-bounces-store.ts'
import { joinOwnedShop } from './owned-shop-sql.ts'

export type UserRow = RowOf<Account> & { role: StoredRole }

const userColumns = sql`u.id, u.email, u.name, u.role, m.shop_id, s.name as shop_name, u.is_demo, u.banned_at, ${emailBouncedAt} as email_bounced_at, u.created_at,
  u.updated_at, u.version`
const usersWithShop = sql`users u ${joinOwnedShop(sql`u.id`)} left join shops s on s.id = m.shop_id`

export function presentUserDetails(row: UserRow): Account {
  return presentRow(account, row)
}

export function findUser(reader: Queryable, id: string) {
  return reader.one<UserRow>(sql`select ${userColumns} from ${usersWithShop} where u.id = ${id}`)
}

/** Locks the row until the transaction ends. */
export function lockUser(tx: Tx, id: string) {
  return tx.one<UserRow>(sql`select ${userColumns} from ${usersWithShop} where u.id = ${id} for update of u`)
}

/** A deletion of the user waits until the transaction ends. False when the user does not exist. */
export async function lockUserAgainstDeletion(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.one(sql`select id from users where id = ${id} for key share`)
  return row !== undefined
}

export type ListUsersQuery = {
  page: number
  limit: number
  role: StoredRole | undefined
  search: string | undefined
  sortBy: 'created_at' | 'name' | 'email' | 'role'
  descending: boolean
}

const sortColumns = { created_at: sql`u.created_at`, name: sql`u.name`, email: sql`u.email` }

export async function listUsers(
  reader: Queryable,
  { page, limit, role, search, sortBy, descending }: ListUsersQuery,
) {
  const matching = [
    ...(role ? [sql`u.role = ${role}`] : []),
    ...(search
      ? [
          sql`normalize_text(u.name) || ' ' || u.email like '%' || normalize_text(${escapeLikePattern(search)}) || '%'`,
        ]
      : []),
  ]
  const where = matching.length > 0 ? sql`where ${join(matching, ' and ')}` : sql``
  const direction = sortDirections[descending ? 'desc' : 'asc']
  const order: Sql =
    sortBy === 'role'
      ? sql`u.role ${direction}, u.created_at ${direction}, u.id ${direction}`
      : sql`${sortColumns[sortBy]} ${direction}, u.id ${direction}`
  const [rows, total] = await Promise.all([
    reader.many<UserRow>(
      pageOf(
        sql`
      select ${userColumns} from ${usersWithShop} ${where} order by ${order}`,
        { limit, offset: (page - 1) * limit },
      ),
    ),
    countRows(reader, sql`users u ${where}`),
  ])
  return { rows, total }
}

/** Escapes the wildcards of LIKE. */
const escapeLikePattern = (text: string) => text.replace(/[\\%_]/g, '\\$&')

export async function upsertUser(
  tx: Tx,
  user: { id: string; email: string; name: string; role: StoredRole },
) {
  await tx.one(sql`
    insert into users (id, email, name, role) values (${user.id}, ${user.email}, ${user.name}, ${user.role})
    on conflict (id) do update set name = excluded.name, role = excluded.role`)
}

export type UserChanges = {
  name?: string | undefined
  role?: StoredRole | undefined
  banned_at?: Date | null | undefined
}

const userChangeColumns = {
  name: 'text',
  role: 'text',
  banned_at: 'timestamptz',
} as const satisfies Columns<UserChanges>

/** Undefined when `version` is out of date; without a version the last write wins. */
export function updateUserRow(
  tx: Tx,
  id: string,
  changes: UserChanges,
  version: number | undefined,
  now: Date,
) {
  const set = setColumns<UserChanges>(userChangeColumns, changes)
  const unchanged = version === undefined ? sql`true` : sql`version = ${version}`
  return tx.one<{ id: string }>(sql`
    update users set ${join([...set, sql`version = version + 1`, sql`updated_at = ${now}`])}
    where id = ${id} and ${unchanged} returning id`)
}

/** Locks all admins, so that concurrent removals of admins run one after the other. */
export async function isLastAdmin(tx: Tx, id: string): Promise<boolean> {
  const admins = await tx.many<{ id: string }>(sql`
    select id from users where role = 'admin' and banned_at is null order by id for update`)
  return admins.length === 1 && admins[0]?.id === id
}
