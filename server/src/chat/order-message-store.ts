import { randomUUIDv7 } from 'node:crypto'
import type { OrderMessage } from '@mainstreet/contract/chat/message.ts'
import type { PageQuery } from '@mainstreet/contract/paging.ts'
import type { Reader, Tx } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

export type MessageRow = Omit<OrderMessage, 'created_at'> & { created_at: Date }

export function presentMessage({
  id,
  order_id,
  sender_id,
  sender_type,
  message,
  created_at,
}: MessageRow): OrderMessage {
  return { id, order_id, sender_id, sender_type, message, created_at: created_at.toISOString() }
}

export async function addMessage(tx: Tx, said: Omit<MessageRow, 'id'>): Promise<MessageRow> {
  const message = { id: randomUUIDv7(), ...said }
  await tx.one(sql`
    insert into order_messages (id, order_id, sender_id, sender_type, message, created_at)
    values (${message.id}, ${said.order_id}, ${said.sender_id}, ${said.sender_type}, ${said.message}, ${said.created_at})`)
  return message
}

export function messagesOf(
  reader: Reader,
  orderId: string,
  { page, limit }: PageQuery,
): Promise<MessageRow[]> {
  return reader.many<MessageRow>(sql`
    select id, order_id, sender_id, sender_type, message, created_at from order_messages
    where order_id = ${orderId} order by created_at, id limit ${limit} offset ${(page - 1) * limit}`)
}

export async function countMessages(reader: Reader, orderId: string): Promise<number> {
  const row = await reader.one<{ total: number }>(sql`
    select count(*)::integer as total from order_messages where order_id = ${orderId}`)
  return row?.total ?? 0
}

export function findShopOf(reader: Reader, ownerId: string) {
  return reader.one<{ id: string }>(
    sql`select id from shops where owner_id = ${ownerId} and deleted_at is null`,
  )
}

export function findMessage(reader: Reader, id: string): Promise<MessageRow | undefined> {
  return reader.one<MessageRow>(sql`
    select id, order_id, sender_id, sender_type, message, created_at from order_messages where id = ${id}`)
}
