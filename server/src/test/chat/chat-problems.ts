import { sql } from '@mainstreet/platform/db/sql.ts'
import { vi } from 'vitest'
import { type Append, type AppendViolation, checkAppendHistory } from '../histories/append-history.ts'
import type { TestApp } from '../setup/test-app.ts'
import type { ChatClient } from './chat-client.ts'

export type ChatProblem = AppendViolation | string

const convergenceTimeoutMs = 15_000

/** Waits until both sides have as many messages as are stored, and compares all that was sent and seen. */
export async function findChatProblems(
  testApp: TestApp,
  first: Append,
  chatClients: ChatClient[],
): Promise<ChatProblem[]> {
  const shopId = first.thread
  const startedAt = performance.now()
  const messages = await testApp.db.many<{ id: string; position: number }>(sql`
    select message_id as id, seq as position from chat_messages where shop_id = ${shopId} order by seq`)
  const stored = { process: 'database', startedAt, endedAt: performance.now(), messages }
  await vi
    .waitFor(() => {
      if (chatClients.some((client) => client.messages.length < messages.length)) throw new Error('not yet')
    }, convergenceTimeoutMs)
    .catch(() => {})
  const { violations } = checkAppendHistory([
    first,
    { kind: 'read', thread: shopId, isCurrent: true, ...stored },
    ...chatClients.flatMap((client) => client.getHistory()),
  ])
  const counts = await testApp.db.one<{ wrong: number }>(sql`
    select count(*)::integer as wrong from chat_threads t where shop_id = ${shopId} and (
      customer_count - shop_read_count <> (select count(*) from chat_messages m where m.shop_id = t.shop_id
        and m.customer_id = t.customer_id and sender_type = 'customer' and seq > t.shop_read_seq)
      or shop_count - customer_read_count <> (select count(*) from chat_messages m where m.shop_id = t.shop_id
        and m.customer_id = t.customer_id and sender_type = 'merchant' and seq > t.customer_read_seq))`)
  return [...violations, ...(counts?.wrong === 0 ? [] : ['the unread counts are wrong'])]
}
