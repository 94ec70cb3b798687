import { sql } from '@mainstreet/platform/db/sql.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { expect, test } from 'vitest'
import { resetDemo, seedDemo } from './seed-demo.ts'

const { open } = await createTestDatabase()

test('the demo chat threads are consistent, and a reset deletes them', async () => {
  const db = open()
  await seedDemo(db, new Date())
  const [counted] = await db.many(sql`
    select count(*)::integer as threads,
      count(*) filter (where customer_count - shop_read_count = (
        select count(*) from chat_messages m where m.shop_id = t.shop_id and m.customer_id = t.customer_id
          and sender_type = 'customer' and seq > t.shop_read_seq))::integer as right
    from chat_threads t`)
  expect(counted).toEqual({ threads: 5, right: 5 })
  const senders = await db.many(sql`
    select m.seq from chat_messages m left join users u on u.id = m.sender_id where u.id is null`)
  expect(senders).toEqual([])
  await resetDemo(db)
  expect(await db.many(sql`select 1 from chat_threads`)).toEqual([])
})
