import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import { registerCleanup } from '@mainstreet/platform/test/cleanup.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { startServerProcess } from '@mainstreet/server/test/nodes/server-process.ts'
import { expect, test, vi } from 'vitest'
import { checkHistory } from './check.ts'
import { createHistory } from './history.ts'
import { createLoad } from './load.ts'

/** Each is undone by a rollback. */
const damages: [string, Sql][] = [
  ['lost_order', sql`update orders set customer_id = gen_random_uuid()`],
  ['wrong_status', sql`update orders set status = 'completed' where status = 'in_progress'`],
  ['lost', sql`delete from order_messages where id = (select min(id::text)::uuid from order_messages)`],
  ['gap', sql`delete from chat_messages where seq = 1`],
  [
    'phantom',
    sql`insert into order_messages (id, order_id, sender_id, sender_type, message)
      select gen_random_uuid(), order_id, sender_id, sender_type, message from order_messages`,
  ],
  ['lost_entry', sql`delete from sandbox_objects where kind = 'refund'`],
  [
    'wrong_sums',
    sql`update orders set captured_cents = captured_cents - 1 where captured_cents > refunded_cents`,
  ],
  [
    'unexpected_entry',
    sql`insert into sandbox_objects (id, kind, payment_intent, body, created_at)
      select id || '_again', kind, payment_intent, body, created_at from sandbox_objects
      where kind = 'payment_intent' and body->>'status' = 'succeeded'`,
  ],
]

test('a history agrees with the database until something is lost, changed or doubled', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mainstreet-drill-check-'))
  registerCleanup(async () => rmSync(folder, { recursive: true }))
  const { url, open } = await createTestDatabase()
  const db = open()
  const { address } = await startServerProcess({ DATABASE_URL: url, DATA_DIR: folder })
  const history = createHistory(join(folder, 'history.jsonl'))
  const load = await createLoad(db, address, history)
  load.start()
  await vi.waitUntil(
    () => history.movements.some(({ kind }) => kind === 'refunded') && history.appends.length > 10,
    minuteMs,
  )
  await load.stop()
  expect(load.client.unexpected).toEqual([])
  await vi.waitUntil(async () => (await checkHistory(db, history)).length === 0, minuteMs)

  for (const [kind, damage] of damages) {
    const rollback = new Error('undo')
    await db
      .tx(async (tx) => {
        await tx.one(damage)
        const found = await checkHistory(tx, history)
        expect(found.map((violation) => violation.kind)).toContain(kind)
        throw rollback
      })
      .catch((error: unknown) => {
        if (error !== rollback) throw error
      })
  }
})
