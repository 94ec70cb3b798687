import { randomUUIDv7 } from 'node:crypto'
import { type OrderMessage, orderMessage } from '@mainstreet/contract/chat/message.ts'
import type { PageQuery } from '@mainstreet/contract/paging.ts'
import { countRows } from '@mainstreet/platform/db/count-rows.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { pageOf } from '@mainstreet/platform/db/limit-offset.ts'
import { presentRow, type RowOf } from '@mainstreet/platform/db/present-row.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { activeOrderCondition } from '../orders/order-conditions-sql.ts'

export type OrderMessageRow = RowOf<OrderMessage>

export function presentOrderMessage(row: OrderMessageRow): OrderMessage {
  return presentRow(orderMessage, row)
}

export async function insertOrderMessage(
  tx: Tx,
  newMessage: Omit<OrderMessageRow, 'id'>,
): Promise<OrderMessageRow> {
  const message = { id: randomUUIDv7(), ...newMessage }
  await tx.one(sql`
    insert into order_messages (id, order_id, sender_id, sender_type, message, created_at)
    values (${message.id}, ${newMessage.order_id}, ${newMessage.sender_id}, ${newMessage.sender_type}, ${newMessage.message}, ${newMessage.created_at})`)
  return message
}

export function listOrderMessageRows(
  reader: Queryable,
  orderId: string,
  { page, limit }: PageQuery,
): Promise<OrderMessageRow[]> {
  return reader.many<OrderMessageRow>(
    pageOf(
      sql`
    select id, order_id, sender_id, sender_type, message, created_at from order_messages
    where order_id = ${orderId} order by created_at, id`,
      { limit, offset: (page - 1) * limit },
    ),
  )
}

export function countOrderMessages(reader: Queryable, orderId: string): Promise<number> {
  return countRows(reader, sql`order_messages where order_id = ${orderId}`)
}

export function findOrderMessage(reader: Queryable, id: string): Promise<OrderMessageRow | undefined> {
  return reader.one<OrderMessageRow>(sql`
    select id, order_id, sender_id, sender_type, message, created_at from order_messages where id = ${id}`)
}

/** Of orders that are over; a limited number per call. */
export async function deleteOldOrderMessages(reader: Queryable, before: Date, limit: number): Promise<void> {
  await reader.one(sql`
    delete from order_messages where id in (
      select m.id from order_messages m join orders o on o.id = m.order_id
      where m.created_at < ${before} and not ${activeOrderCondition} order by m.created_at limit ${limit})`)
}
