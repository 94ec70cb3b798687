import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { connectDb, type Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { HandleOutboxEvent } from '@mainstreet/platform/outbox/outbox.ts'
import { eventQueue } from '@mainstreet/platform/outbox/outbox-queues.ts'
import { processOutbox, startOutboxWorker } from '@mainstreet/platform/outbox/process-outbox.ts'
import { isPgbouncerInstalled, startPgbouncer } from '@mainstreet/platform/test/pgbouncer.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { throwError } from '../setup/test-app.ts'

const { url, open } = await createTestDatabase()
const db = open()

const enqueueNumbers = (count: number, node = db) =>
  node.one(sql`
    insert into outbox (topic, payload) select 'number', to_jsonb(n) from generate_series(1, ${count}::integer) n`)

test('events of a process that is killed in the middle of a batch are handled by another one', async () => {
  const count = 400
  await db.one(sql`create table handled_events (number integer not null, pid integer not null)`)
  await enqueueNumbers(count)
  const node = spawn(process.execPath, [
    fileURLToPath(new URL('../nodes/outbox-node.ts', import.meta.url)),
    url,
  ])
  onTestFinished(() => void node.kill('SIGKILL'))
  const countHandled = async () =>
    (await db.one<{ count: number }>(sql`select count(*)::integer as count from handled_events`))?.count ?? 0
  await vi.waitFor(async () => expect(await countHandled()).toBeGreaterThan(130), 60_000)
  node.kill('SIGKILL')
  await once(node, 'exit')

  const handled = await db.many<{ number: number }>(sql`select number from handled_events`)
  const numbers = new Set(handled.map(({ number }) => number))
  const redelivered: number[] = []
  const afterLeases = () => new Date(Date.now() + minuteMs)
  const handle: HandleOutboxEvent = ({ payload }) => {
    if (numbers.has(payload as number)) redelivered.push(payload as number)
    numbers.add(payload as number)
  }
  while ((await processOutbox(db, handle, throwError, eventQueue, afterLeases)) > 0);
  expect(numbers.size).toBe(count)
  // handled, but its batch was never deleted
  expect(redelivered.length).toBeGreaterThan(0)
  expect(await db.many(sql`select from outbox`)).toEqual([])
})

// how little it delays them is measured by `npm run bench -- --only outbox`
test('one event that hangs among 10,000 holds up none of the others', async () => {
  const count = 10_000
  await db.one(sql`truncate outbox`)
  await enqueueNumbers(count)
  const handled = new Set<unknown>()
  const poison = Promise.withResolvers<void>()
  const handle: HandleOutboxEvent = ({ payload }) => {
    if (payload === 1) return poison.promise
    handled.add(payload)
  }
  const worker = startOutboxWorker(db, handle, () => {}, { ...eventQueue, handlerTimeoutMs: 10 * minuteMs })
  worker.wake()
  await vi.waitFor(() => expect(handled.size).toBe(count - 1), 60_000)
  poison.resolve()
  await worker.stop()
  expect(await db.many(sql`select from outbox`)).toEqual([])
})

test('one event that fails among 10,000 costs its own statements only', async () => {
  const countStatements = async (poison: () => void) => {
    const count = 10_000
    await db.one(sql`truncate outbox`)
    await enqueueNumbers(count)
    let statements = 0
    const counted: Db = {
      ...db,
      one: (query) => {
        statements += 1
        return db.one(query)
      },
      many: (query) => {
        statements += 1
        return db.many(query)
      },
    }
    const handled = new Set<unknown>()
    const handle: HandleOutboxEvent = ({ payload }) => {
      handled.add(payload)
      if (payload === 1) poison()
    }
    const queue = { ...eventQueue, getRetryMs: () => 10 * minuteMs }
    while ((await processOutbox(counted, handle, () => {}, queue)) > 0);
    expect(handled.size).toBe(count)
    return statements
  }
  const clean = await countStatements(() => {})
  const poisoned = await countStatements(() => throwError(new Error('poison')))
  expect(clean).toBeGreaterThan(100)
  expect(poisoned - clean).toBeLessThanOrEqual(1)
})

test.skipIf(!isPgbouncerInstalled)(
  'the queue works through a transaction pooler (skipped without pgbouncer)',
  async () => {
    const pooled = await connectThroughPooler()
    await db.one(sql`truncate outbox`)
    await enqueueNumbers(500)
    const handled: unknown[] = []
    let failures = 1
    const handle: HandleOutboxEvent = async ({ payload }) => {
      if (payload === 250 && failures-- > 0) throw new Error('once')
      // a transaction of its own on one of the shared sessions
      await pooled.tx((tx) => tx.one(sql`select ${payload}::integer`))
      handled.push(payload)
    }
    const workers = [1, 2, 3].map(() =>
      startOutboxWorker(pooled, handle, () => {}, { ...eventQueue, getRetryMs: () => 10 }),
    )
    for (const worker of workers) worker.wake()
    await vi.waitFor(async () => expect(await db.many(sql`select from outbox`)).toEqual([]), 60_000)
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(new Set(handled).size).toBe(500)
  },
)

/** With fewer sessions than clients. */
async function connectThroughPooler(): Promise<Db> {
  const pooler = await startPgbouncer(url)
  const pooled = connectDb({ url: pooler.url, poolSize: 8, isPooled: true })
  onTestFinished(async () => {
    await pooled.close()
    await pooler.stop()
  })
  return pooled
}
