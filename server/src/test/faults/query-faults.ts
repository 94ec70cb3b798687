import { randomUUID } from 'node:crypto'
import type { Db, Queryable } from '@mainstreet/platform/db/db.ts'
import { Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { countLockWaiters } from '@mainstreet/platform/test/lock-waiters.ts'

type AlterQuery = (query: Sql) => Sql | Promise<Sql>

/** Intercepts queries between the code and its database. Returns the function that restores it. */
export function interceptQueries(db: Db, alter: AlterQuery): () => void {
  const { many, one, tx } = db
  const through = (reader: Queryable): Queryable => ({
    many: async (query) => reader.many(await alter(query)),
    one: async (query) => reader.one(await alter(query)),
  })
  Object.assign(db, through({ many, one }))
  db.tx = (work) => tx((inner) => work({ ...inner, ...through(inner) }))
  return () => Object.assign(db, { many, one, tx })
}

/** Each guard, and the statement without it. */
const guardRemovals = {
  no_stock_condition: (query: Sql) =>
    editQuery(query, 'take_stock', [
      ['take_stock(product_id, needed,', 'take_stock(product_id, 0,'],
      ['and p.stock >= r.needed', ''],
    ]),
  no_status_condition: (query: Sql) =>
    editQuery(query, 'update orders o set status', [
      [' and o.status = ', " and 'whatever it is' <> "],
      [' and o.version = ', ' and -1 <> '],
    ]),
  no_order_lock: (query: Sql) =>
    editQuery(query, ' for no key update of o skip locked', [[' for no key update of o skip locked', '']]),
  no_dedupe: (query: Sql) =>
    replaceQuery(
      query,
      'insert into idempotency_keys (user_id, call, key, body_hash) values',
      sql`select true as claimed`,
    ),
  no_version_condition: (query: Sql) =>
    editQuery(query, 'edit_version = version + 1', [[' and version = ', ' and -1 <> ']]),
  no_room_condition: (query: Sql) =>
    editQuery(query, 'insert into storage_quotas', [
      ['where quota.used_bytes + excluded.used_bytes <= ', 'where 0 <= '],
    ]),
  no_import_lock: (query: Sql) => replaceQuery(query, 'pg_advisory_xact_lock', sql`select true`),
  no_catch_up: (query: Sql) =>
    editQuery(query, 'and m.seq > ', [['order by m.seq limit ', 'and false order by m.seq limit ']]),
  no_next_number: (query: Sql) =>
    editQuery(query, 'insert into chat_messages', [
      ['last_seq = t.last_seq + 1', 'last_seq = t.last_seq + 2'],
      ['customer_count = t.customer_count + ', 'customer_count = t.customer_count + 1 + '],
    ]),
  no_reservation_lock: (query: Sql) => replaceQuery(query, 'pg_advisory_xact_lock', sql`select true`),
  no_refresh_lock: (query: Sql) =>
    editQuery(query, 'select * from account_sessions where id =', [[' for update', '']]),
  no_family_end: (query: Sql) =>
    replaceQuery(query, 'update account_sessions set revoked_at', sql`select true as revoked`),
  no_code_taking: (query: Sql) => readInsteadOfTaking(query, 'delete from auth_flows'),
  no_link_taking: (query: Sql) => readInsteadOfTaking(query, 'delete from email_tokens'),
  no_time_step_taking: (query: Sql) =>
    editQuery(query, 'update account_factors set last_time_step', [
      ['coalesce(last_time_step, 0) < ', '0 < '],
    ]),
  no_recovery_code_taking: (query: Sql) =>
    editQuery(query, 'update factor_recovery_codes set used_at', [[' and used_at is null', '']]),
  no_key_challenge_taking: (query: Sql) => readInsteadOfTaking(query, 'delete from factor_challenges'),
  no_passkey_challenge_taking: (query: Sql) => readInsteadOfTaking(query, 'delete from passkey_challenges'),
  no_account_lock: (query: Sql) =>
    editQuery(query, 'select id from accounts where id', [[' for update', '']]),
  no_sign_count: (query: Sql) =>
    editQuery(query, 'update webauthn_credentials set sign_count', [[' and sign_count < ', ' and 0 < ']]),
  no_guess_count: (query: Sql) =>
    replaceQuery(query, 'insert into rate_limit_windows', sql`select 1 as count, now() as until`),
  no_payment_lock: (query: Sql) =>
    editQuery(
      replaceQuery(query, 'insert into payment_events', sql`select 'new' as id`),
      'from payments where parent_order_id',
      [[' for no key update', '']],
    ),
  no_refund_bound: (query: Sql) =>
    editQuery(query, 'update orders set refunded_cents = refunded_cents +', [
      [' <= captured_cents', ' >= 0'],
    ]),
  no_single_capture: (query: Sql) =>
    query.text.includes('insert into ledger_entries')
      ? new Sql(query.strings, query.values.with(4, randomUUID()))
      : editQuery(query, 'from payments where parent_order_id', [
          ['select *', "select *, case state when 'captured' then 'authorized' else state end as state"],
        ]),
  no_paid_check: (query: Sql) =>
    editQuery(query, 'from payments where session_id', [['select *', "select *, 'captured' as state"]]),
  no_alarm: (query: Sql) => replaceQuery(query, 'insert into payment_discrepancies', sql`select 1`),
  no_late_payment: (query: Sql) =>
    editQuery(query, "update payments set state = 'authorized'", [[' and state = ', " and 'open' = "]]),
  no_new_key: (query: Sql) =>
    editQuery(query, 'idempotency_generation = idempotency_generation + ', [
      ['idempotency_generation = idempotency_generation + ', 'idempotency_generation = 0 * '],
    ]),
  no_quiet: (query: Sql) =>
    editQuery(query, 'from payments where parent_order_id', [
      ['select *', 'select *, null::timestamptz as retry_after'],
    ]),
  no_admin_lock: (query: Sql) =>
    editQuery(query, "select id from users where role = 'admin'", [[' for update', '']]),
  no_session_owner: (query: Sql) =>
    editQuery(query, 'from account_sessions session', [['session.account_id = ', 'session.account_id <> ']]),
  no_session_end: (query: Sql) =>
    editQuery(query, 'delete from account_sessions where account_id', [
      ['delete from', 'select id from'],
      [' returning id', ''],
    ]),
  /** As in docs/spec.md: role and shop from the metadata, which every user can write. */
  no_roles_of_our_own: (query: Sql) =>
    editQuery(query, 'from account_sessions session', [
      ['u.role', "coalesce(a.user_metadata->>'role', u.role) as role"],
    ]),
  no_code_end: (query: Sql) =>
    editQuery(query, 'delete from auth_flows', [
      ['returning *', "returning *, 'infinity'::timestamptz as expires_at"],
    ]),
  no_state_taking: (query: Sql) =>
    editQuery(query, 'update auth_flows set used_at', [[' and used_at is null', '']]),
  no_demo_hash: (query: Sql) =>
    editQuery(query, 'from demo_sessions d', [['d.token_hash = ', 'd.token_hash <> ']]),
  no_demo_end: (query: Sql) =>
    editQuery(query, 'from demo_sessions d', [['d.expires_at > ', 'd.expires_at <> ']]),
}

/** Removes a guard, to check that the tests of its promise fail without it. */
export function removeGuard(db: Db, guard: keyof typeof guardRemovals): () => void {
  return interceptQueries(db, guardRemovals[guard])
}

function editQuery(query: Sql, mark: string, edits: [from: string, to: string][]): Sql {
  if (!query.text.includes(mark)) return query
  const edit = (text: string) => edits.reduce((before, [from, to]) => before.replace(from, to), text)
  return new Sql(query.strings.map(edit), query.values)
}

/** Turns a delete into a read. */
function readInsteadOfTaking(query: Sql, mark: string): Sql {
  if (!query.text.includes('returning *')) return query
  return editQuery(query, mark, [
    ['delete from', 'select * from'],
    [' for update skip locked', ''],
    ['returning *', ''],
  ])
}

function replaceQuery(query: Sql, mark: string, other: Sql): Sql {
  return query.text.includes(mark) ? other : query
}

/** The first `count` callers of a statement continue together: the worst case, every time. */
export function synchronizeAt(db: Db, mark: string, count: number): () => void {
  let come = 0
  const { promise: all, resolve } = Promise.withResolvers<void>()
  return interceptQueries(db, async (query) => {
    if (!query.text.includes(mark) || come >= count) return query
    come += 1
    if (come === count) resolve()
    await all
    return query
  })
}

/** Where a process crash is simulated: before a statement, after it, or between the commit and the response. */
export type FaultPoint = { before: string } | { after: string } | 'committed'

/** Simulates a crash of the process at this point, once. */
export function failAt(db: Db, point: FaultPoint): () => void {
  let isCut = false
  const cut = () => {
    isCut = true
    throw new Error('killed')
  }
  const { many, one, tx } = db
  const back = () => void Object.assign(db, { many, one, tx })
  if (point === 'committed') {
    db.tx = async (work) => {
      const result = await tx(work)
      return isCut ? result : cut()
    }
    return back
  }
  if ('before' in point)
    return interceptQueries(db, (query) => (!isCut && query.text.includes(point.before) ? cut() : query))

  const through = (reader: Queryable): Pick<Queryable, 'many'> => ({
    async many<Row>(query: Sql) {
      const rows = await reader.many<Row>(query)
      return !isCut && query.text.includes(point.after) ? cut() : rows
    },
  })
  Object.assign(db, through({ many, one }))
  db.tx = (work) => tx((inner) => work({ ...inner, ...through(inner) }))
  return back
}

/**
 * When a matching statement comes first, starts `rival`. The statement continues when the rival has ended or waits for
 * it. Returns the result of the rival once it has started.
 */
export function interleaveAt(db: Db, mark: string, rival: () => Promise<unknown>): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { one } = db
  const back = interceptQueries(db, async (query) => {
    if (!query.text.includes(mark)) return query
    back()
    let isOver = false
    const work = rival().finally(() => (isOver = true))
    resolve(work)
    while (!isOver && (await countLockWaiters({ one })) === 0);
    return query
  })
  return promise
}
