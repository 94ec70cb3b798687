import { randomUUID } from 'node:crypto'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { deliverEvents } from '@mainstreet/demo/stripe-sandbox/events.ts'
import { connectDb, type Db } from '@mainstreet/platform/db/db.ts'
import { identifier, sql } from '@mainstreet/platform/db/sql.ts'
import { claimDueRetry, claimNewRows } from '@mainstreet/platform/outbox/outbox-store.ts'
import { registerCleanup } from '@mainstreet/platform/test/cleanup.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { deleteObjectBatch } from '@mainstreet/storage/store.ts'
import { beforeAll, expect, test } from 'vitest'
import { claimUnreadForCustomer, claimUnreadForShop } from '../../notifications/store.ts'

/*
 * With `where id in (select ... limit 1 for update skip locked)` a nested loop runs the subquery once for each row, and
 * each run locks the next one. The planner chooses it for tables whose statistics say that they are nearly empty.
 */
let db: Db

beforeAll(async () => {
  const { open, url } = await createTestDatabase()
  const setup = open()
  const database = await setup.one<{ name: string }>(sql`select current_database() as name`)
  for (const setting of [
    'enable_hashjoin',
    'enable_mergejoin',
    'enable_material',
    'enable_hashagg',
    'enable_sort',
  ])
    await setup.one(sql`alter database ${identifier(database?.name ?? '')} set ${identifier(setting)} = off`)
  // the settings apply to new connections
  db = connectDb({ url, poolSize: 5 })
  registerCleanup(() => db.close())
})

const past = new Date(Date.now() - minuteMs)
const leaseEnd = new Date(Date.now() + minuteMs)
const count = async (query: ReturnType<typeof sql>) => (await db.one<{ rows: number }>(query))?.rows

async function insertOutboxRows(attempts: number): Promise<void> {
  await db.one(sql`delete from outbox`)
  await db.one(sql`
    insert into outbox (topic, payload, attempts, next_attempt_at)
    select 'jar', '{}', ${attempts}::smallint, ${past}::timestamptz from generate_series(1, 30)`)
}

test('one failed event is claimed, and the others lose no attempt', async () => {
  await insertOutboxRows(1)
  expect(await claimDueRetry(db, 'events', new Date(), leaseEnd)).toMatchObject({ attempts: 2 })
  expect(await count(sql`select count(*)::integer as rows from outbox where attempts = 1`)).toBe(29)
})

test('new events are claimed up to the limit', async () => {
  await insertOutboxRows(0)
  expect(await claimNewRows(db, 'events', 10, leaseEnd)).toHaveLength(10)
  expect(await count(sql`select count(*)::integer as rows from outbox where attempts = 0`)).toBe(20)
})

test('threads with unread messages are claimed up to the limit', async () => {
  const shopId = randomUUID()
  const ownerId = randomUUID()
  await db.one(
    sql`insert into users (id, email, name, role) values (${ownerId}, 'o@example.com', 'Olive', 'merchant')`,
  )
  await db.one(sql`
    insert into shops (id, name, category, location, lat, lng, hours)
    values (${shopId}, 'Corner', 'Gifts', '1 Main St', 37, -119, '{}')`)
  await db.one(sql`insert into shop_members (shop_id, user_id, role) values (${shopId}, ${ownerId}, 'owner')`)
  await db.one(sql`
    insert into chat_threads (shop_id, customer_id, last_seq, customer_count, shop_count, last_at)
    select ${shopId}::uuid, gen_random_uuid(), 2, 1, 1, ${past}::timestamptz from generate_series(1, 30)`)
  expect(await claimUnreadForShop(db, new Date(), 10)).toHaveLength(10)
  expect(await claimUnreadForCustomer(db, new Date(), 10)).toHaveLength(10)
  expect(
    await count(sql`select count(*)::integer as rows from chat_threads where shop_notified_seq = 0`),
  ).toBe(20)
})

test('the objects of a bucket are deleted in batches', async () => {
  await db.one(sql`insert into storage_buckets (id) values ('jars')`)
  await db.one(sql`
    insert into storage_objects (id, bucket_id, name, owner_id, file_id, bytes, mimetype, cache_control, version)
    select gen_random_uuid(), 'jars', 'jar-' || n, gen_random_uuid(), gen_random_uuid(), 1, 'text/plain', 'no-cache',
      gen_random_uuid() from generate_series(1, 501) n`)
  const deleted = await db.tx((tx) => deleteObjectBatch(tx, 'jars'))
  expect(deleted).toHaveLength(500)
})

test('webhooks of the card sandbox are claimed in batches', async () => {
  await db.one(sql`
    insert into sandbox_objects (id, kind, body, created_at)
    select 'evt_' || n, 'event', '{}', ${past}::timestamptz from generate_series(1, 30) n`)
  await db.one(sql`
    insert into sandbox_webhook_deliveries (event_id, due_at)
    select 'evt_' || n, ${past}::timestamptz from generate_series(1, 30) n`)
  expect(await deliverEvents(db, new Date(), 'whsec_test', async () => true)).toBe(20)
})
