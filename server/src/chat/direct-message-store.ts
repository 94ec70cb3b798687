import { randomUUIDv7 } from 'node:crypto'
import type { DirectMessage, OrderMessage, ThreadKey, ThreadSide } from '@mainstreet/contract/chat/message.ts'
import type { ThreadCounts } from '@mainstreet/contract/events.ts'
import { countRows } from '@mainstreet/platform/db/count-rows.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { pageOf } from '@mainstreet/platform/db/limit-offset.ts'
import type { RowOf } from '@mainstreet/platform/db/present-row.ts'
import { join, type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { getTraceparent } from '@mainstreet/platform/trace/tracing.ts'
import { activeOrderCondition, visibleToShopCondition } from '../orders/order-conditions-sql.ts'

export type ThreadRow = ThreadCounts
export type DirectMessageRow = RowOf<DirectMessage>

const threadColumns = sql`t.shop_id, t.customer_id, t.last_seq, t.customer_count, t.shop_count, t.customer_read_seq,
  t.customer_read_count, t.shop_read_seq, t.shop_read_count`
const messageColumns = sql`m.id, m.seq, m.message_id, m.shop_id, m.customer_id, m.product_id, m.sender_id, m.sender_type,
  m.message, m.created_at`
const matchesThread = ({ shop_id, customer_id }: ThreadKey) =>
  sql`t.shop_id = ${shop_id} and t.customer_id = ${customer_id}`

export function findThread(reader: Queryable, key: ThreadKey): Promise<ThreadRow | undefined> {
  return reader.one<ThreadRow>(sql`select ${threadColumns} from chat_threads t where ${matchesThread(key)}`)
}

/**
 * Writes an event for the thread `t`. On Citus an insert that selects from CTEs alone needs all nodes, so it joins a table,
 * and must compute nothing then, not even a default.
 */
const publishSteps = (topic: string, payload: Sql) => sql`event as materialized (
      select t.shop_id, nextval('outbox_id_seq') as id, gen_random_uuid() as key, ${payload} as payload, now() as at from t
    ), announced as (
      insert into outbox (id, key, topic, payload, traceparent, created_at, next_attempt_at) overriding system value
      select e.id, e.key, ${topic}, e.payload, ${getTraceparent()}::text, e.at, e.at
      from event e join shops s on s.id = e.shop_id
    )`

export type NewDirectMessage = Omit<DirectMessageRow, 'id' | 'seq'>

/**
 * Takes the next number of the thread and writes the message and its event in one statement: two concurrent messages
 * get two numbers, and a rejected one leaves no gap. Undefined when the thread does not exist yet or the shop is gone.
 * A constraint rejects a second message of the sender with the same message_id.
 */
export async function insertDirectMessage(
  reader: Queryable,
  newMessage: NewDirectMessage,
): Promise<{ message: DirectMessageRow; thread: ThreadRow } | undefined> {
  const id = randomUUIDv7()
  const customerMessages = newMessage.sender_type === 'customer' ? 1 : 0
  const eventMessage = JSON.stringify({ ...newMessage, id })
  const thread = await reader.one<ThreadRow>(sql`
    with t as (
      update chat_threads t set last_seq = t.last_seq + 1, customer_count = t.customer_count + ${customerMessages},
        shop_count = t.shop_count + ${1 - customerMessages}, last_at = greatest(t.last_at, ${newMessage.created_at})
      from shops s where ${matchesThread(newMessage)} and s.id = t.shop_id and s.deleted_at is null
      returning ${threadColumns}
    ), said as (
      insert into chat_messages (shop_id, customer_id, seq, id, message_id, product_id, sender_id, sender_type, message,
        customer_count, shop_count, created_at)
      select t.shop_id, t.customer_id, t.last_seq, ${id}::uuid, ${newMessage.message_id}, ${newMessage.product_id}::uuid,
        ${newMessage.sender_id}::uuid, ${newMessage.sender_type}, ${newMessage.message}, t.customer_count, t.shop_count,
        ${newMessage.created_at}::timestamptz
      from t join shops s on s.id = t.shop_id
    ), ${publishSteps(
      'chat.message_sent',
      sql`jsonb_build_object('thread', to_jsonb(t), 'message', ${eventMessage}::jsonb || jsonb_build_object('seq', t.last_seq))`,
    )}
    select ${threadColumns} from t`)
  return thread && { message: { ...newMessage, id, seq: thread.last_seq }, thread }
}

/** If two messages start a thread at the same moment, both continue with the same one. */
export async function createThread(tx: Tx, { shop_id, customer_id }: ThreadKey, now: Date): Promise<void> {
  await tx.one(sql`
    insert into chat_threads (shop_id, customer_id, last_at) values (${shop_id}, ${customer_id}, ${now})
    on conflict do nothing`)
}

export function findDirectMessage(reader: Queryable, senderId: string, messageId: string) {
  return reader.one<DirectMessageRow>(sql`
    select ${messageColumns} from chat_messages m where sender_id = ${senderId} and message_id = ${messageId}`)
}

/** Messages after a number, oldest first. */
export function listMessagesAfter(reader: Queryable, key: ThreadKey, after: number, limit: number) {
  return reader.many<DirectMessageRow>(sql`
    select ${messageColumns} from chat_messages m
    where m.shop_id = ${key.shop_id} and m.customer_id = ${key.customer_id} and m.seq > ${after}
    order by m.seq limit ${limit}`)
}

/** The last messages before a number, oldest first. */
export async function listMessagesBefore(reader: Queryable, key: ThreadKey, before: number, limit: number) {
  const rows = await reader.many<DirectMessageRow>(sql`
    select ${messageColumns} from chat_messages m
    where m.shop_id = ${key.shop_id} and m.customer_id = ${key.customer_id} and m.seq < ${before}
    order by m.seq desc limit ${limit}`)
  return rows.reverse()
}

const readColumns: Record<ThreadSide, { seq: Sql; count: Sql; others: Sql }> = {
  customer: { seq: sql`customer_read_seq`, count: sql`customer_read_count`, others: sql`shop_count` },
  merchant: { seq: sql`shop_read_seq`, count: sql`shop_read_count`, others: sql`customer_count` },
}

/**
 * Undefined when the side has read that far already, or when there is no such number. Messages up to a number never
 * change, so the stored count stays correct when new ones arrive.
 */
export function advanceReadMarker(reader: Queryable, key: ThreadKey, side: ThreadSide, upTo: number) {
  const { seq, count, others } = readColumns[side]
  return reader.one<ThreadRow>(sql`
    with t as (
      update chat_threads t set ${seq} = m.seq, ${count} = m.${others} from chat_messages m
      where ${matchesThread(key)} and m.shop_id = t.shop_id and m.customer_id = t.customer_id and m.seq = ${upTo} and t.${seq} < m.seq
      returning ${threadColumns}
    ), ${publishSteps(
      'chat.messages_read',
      sql`jsonb_build_object('thread', to_jsonb(t), 'reader', ${side}::text, 'seq', ${upTo}::integer)`,
    )}
    select ${threadColumns} from t`)
}

/** Threads that have more messages than the known ones. */
export function listThreadsWithNewMessages(reader: Queryable, known: (ThreadKey & { last_seq: number })[]) {
  return reader.many<ThreadRow>(sql`
    select ${threadColumns} from jsonb_to_recordset(${JSON.stringify(known)}::jsonb)
      as k (shop_id uuid, customer_id uuid, last_seq integer)
    join chat_threads t on t.shop_id = k.shop_id and t.customer_id = k.customer_id and t.last_seq > k.last_seq`)
}

export type ThreadParticipant = { shop_id: string } | { customer_id: string }
export type ThreadListRow = ThreadRow & {
  last_at: Date
  shop_name: string
  shop_photo: string | null
  customer_name: string | null
}

function getParticipantConditions(participant: ThreadParticipant): { own: Sql; unread: Sql; count: Sql } {
  return 'shop_id' in participant
    ? {
        own: sql`t.shop_id = ${participant.shop_id}`,
        unread: sql`t.customer_count > t.shop_read_count`,
        count: sql`t.customer_count - t.shop_read_count`,
      }
    : {
        own: sql`t.customer_id = ${participant.customer_id}`,
        unread: sql`t.shop_count > t.customer_read_count`,
        count: sql`t.shop_count - t.customer_read_count`,
      }
}

type ThreadPageQuery = { page: number; limit: number; unread: boolean }

export function listThreadRows(
  reader: Queryable,
  participant: ThreadParticipant,
  { page, limit, unread }: ThreadPageQuery,
) {
  const conditions = getParticipantConditions(participant)
  const latest =
    'shop_id' in participant ? sql`t.last_at desc, t.customer_id desc` : sql`t.last_at desc, t.shop_id desc`
  return reader.many<ThreadListRow>(
    pageOf(
      sql`
    select ${threadColumns}, t.last_at, s.name as shop_name, s.shop_photo, u.name as customer_name
    from chat_threads t join shops s on s.id = t.shop_id left join users u on u.id = t.customer_id
    where ${conditions.own} ${unread ? sql`and ${conditions.unread}` : sql``}
    order by ${latest}`,
      { limit, offset: (page - 1) * limit },
    ),
  )
}

export function countThreads(
  reader: Queryable,
  participant: ThreadParticipant,
  unread: boolean,
): Promise<number> {
  const conditions = getParticipantConditions(participant)
  return countRows(
    reader,
    sql`chat_threads t where ${conditions.own} ${unread ? sql`and ${conditions.unread}` : sql``}`,
  )
}

export async function countUnreadMessages(
  reader: Queryable,
  participant: ThreadParticipant,
): Promise<number> {
  const conditions = getParticipantConditions(participant)
  const row = await reader.one<{ total: number }>(sql`
    select coalesce(sum(${conditions.count}), 0)::integer as total from chat_threads t where ${conditions.own} and ${conditions.unread}`)
  return row?.total ?? 0
}

/** The latest messages of each thread, oldest first. */
export function listLatestMessages(
  reader: Queryable,
  keys: ThreadKey[],
  limitPerThread: number,
): Promise<DirectMessageRow[]> {
  if (keys.length === 0) return Promise.resolve([])
  const keyRows = keys.map(({ shop_id, customer_id }) => sql`(${shop_id}::uuid, ${customer_id}::uuid)`)
  return reader.many<DirectMessageRow>(sql`
    select m.* from (values ${join(keyRows)}) as k (shop_id, customer_id), lateral (
      select ${messageColumns} from chat_messages m
      where m.shop_id = k.shop_id and m.customer_id = k.customer_id order by m.seq desc limit ${limitPerThread}
    ) m order by m.shop_id, m.customer_id, m.seq`)
}

export type OrderThreadRow = ThreadKey & {
  order_id: string
  shop_name: string
  shop_photo: string | null
  customer_name: string | null
  last_message: OrderMessage
}

/** Active orders that have messages, the one with the newest message first. */
export function listOrderThreadRows(reader: Queryable, participant: ThreadParticipant, limit: number) {
  const own =
    'shop_id' in participant
      ? sql`o.shop_id = ${participant.shop_id} and ${visibleToShopCondition}`
      : sql`o.customer_id = ${participant.customer_id}`
  return reader.many<OrderThreadRow>(sql`
    select o.id as order_id, o.shop_id, o.customer_id, s.name as shop_name, s.shop_photo, u.name as customer_name,
      to_jsonb(m) as last_message
    from orders o join shops s on s.id = o.shop_id left join users u on u.id = o.customer_id
      cross join lateral (
        select id, order_id, sender_id, sender_type, message, created_at from order_messages
        where order_id = o.id order by created_at desc, id desc limit 1) m
    where ${own} and ${activeOrderCondition} order by m.created_at desc, m.id desc limit ${limit}`)
}

/** The facts that decide whether a thread may be started. */
export function findThreadEligibility(reader: Queryable, { shop_id, customer_id }: ThreadKey) {
  return reader.one<{ is_open: boolean; is_deleted: boolean; has_ordered: boolean }>(sql`
    select s.status = 'approved' and s.deleted_at is null as is_open, s.deleted_at is not null as is_deleted,
      exists (select from orders o where o.customer_id = ${customer_id} and o.shop_id = s.id and ${visibleToShopCondition})
        as has_ordered
    from shops s where s.id = ${shop_id}`)
}

export function findShopProduct(reader: Queryable, productId: string, shopId: string) {
  return reader.one<{ id: string }>(sql`
    select id from products where id = ${productId} and shop_id = ${shopId} and deleted_at is null`)
}
