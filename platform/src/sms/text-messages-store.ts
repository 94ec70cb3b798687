import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export type TextMessage = { id: number; to: string; text: string; created_at: Date }

const maxStored = 500
const maxListed = 100

/** The oldest messages beyond the maximum are deleted. */
export async function insertTextMessage(
  db: Db,
  { to, text, now }: { to: string; text: string; now: Date },
): Promise<void> {
  await db.one(
    sql`insert into demo_text_messages (recipient, text, created_at) values (${to}, ${text}, ${now})`,
  )
  await db.one(sql`
    delete from demo_text_messages
    where id <= (select id from demo_text_messages order by id desc offset ${maxStored} limit 1)`)
}

/** The newest first; `to` empty: of all recipients. */
export function listTextMessages(db: Db, to: string): Promise<TextMessage[]> {
  const recipientFilter = to === '' ? sql`true` : sql`recipient = ${to}`
  return db.many<TextMessage>(sql`
    select id, recipient as to, text, created_at from demo_text_messages where ${recipientFilter}
    order by id desc limit ${maxListed}`)
}
