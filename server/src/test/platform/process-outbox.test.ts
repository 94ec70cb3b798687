import { hourMs } from '@mainstreet/contract/durations.ts'
import type { Db, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { outboxAttempts } from '@mainstreet/platform/log/counters.ts'
import type { HandleOutboxEvent, OutboxEvent } from '@mainstreet/platform/outbox/outbox.ts'
import {
  emailQueue,
  eventQueue,
  notificationQueue,
  type OutboxQueue,
} from '@mainstreet/platform/outbox/outbox-queues.ts'
import { deleteRows, insertOutboxRow, listQueueStates } from '@mainstreet/platform/outbox/outbox-store.ts'
import {
  type NextQueue,
  processOutbox,
  startOutboxWorker,
} from '@mainstreet/platform/outbox/process-outbox.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { throwError } from '../setup/test-app.ts'

const testQueue: OutboxQueue = {
  ...eventQueue,
  slowHandlerMs: 60_000,
  maxAttempts: 4,
  getRetryMs: (attempts) => 60_000 * 2 ** (attempts - 1),
}

const { open } = await createTestDatabase()
const db = open()
const enqueue = (tx: Tx, topic: string, payload: unknown) => insertOutboxRow(tx, 'events', topic, payload)
const publish = (...payloads: unknown[]) =>
  db.tx(async (tx) => {
    for (const payload of payloads) await enqueue(tx, 'jar', payload)
  })

type Row = { payload: unknown; attempts: number; delay: number; isFailed: boolean; last_error: string | null }
const rows = () =>
  db.many<Row>(sql`
    select payload, attempts, extract(epoch from next_attempt_at - now())::float as delay,
      failed_at is not null as "isFailed", last_error
    from outbox order by id`)
const countRows = async () => (await rows()).length
const makeRetryDue = () => db.one(sql`update outbox set next_attempt_at = ${new Date()}`)

beforeEach(() => db.one(sql`delete from outbox`))

test('events are delivered in order, and only committed ones', async () => {
  const delivered: unknown[] = []
  const outbox = startOutboxWorker(db, ({ payload }) => void delivered.push(payload), throwError)
  await publish(1)
  await db
    .tx(async (tx) => {
      await enqueue(tx, 'jar', 'never')
      throw new Error('no')
    })
    .catch(() => {})
  await publish(2)
  outbox.wake()
  await vi.waitFor(() => expect([...new Set(delivered)]).toEqual([1, 2]))
  await outbox.stop()
})

test('an event whose delivery failed is kept and retried', async () => {
  let falls = 2
  const delivered: unknown[] = []
  const warn = vi.fn()
  const deliver: HandleOutboxEvent = ({ payload }) => {
    if (falls-- > 0) throw new Error('nobody there')
    delivered.push(payload)
  }
  const outbox = startOutboxWorker(db, deliver, warn, { ...eventQueue, getRetryMs: () => 10 })
  await publish(3)
  outbox.wake()
  await vi.waitFor(() => expect(delivered).toContain(3))
  await vi.waitFor(async () => expect(await countRows()).toBe(0))
  await outbox.stop()
  expect(warn).toHaveBeenCalledWith(new Error('nobody there'), expect.stringMatching(/^event \d+ \(jar\)/))
})

test('statements that get ids are planned once, however many ids there are', async () => {
  await db.withConnection(async (reader) => {
    for (let count = 1; count <= 12; count++) await deleteRows(reader, Array(count).fill(0))
    const [plans] = await reader.many<{ planned: number }>(sql`
      select custom_plans::integer as planned from pg_prepared_statements where statement like 'delete from outbox%'`)
    // PostgreSQL compares five with the one that it stores
    expect(plans?.planned).toBe(5)
  })
})

test('batches in quick succession look for retries once, and each poll does', async () => {
  const searches: string[] = []
  const many: Db['many'] = (query) => {
    if (query.text.includes('attempts > 0')) searches.push(query.text)
    return db.many(query)
  }
  const delivered: unknown[] = []
  const outbox = startOutboxWorker({ ...db, many }, ({ payload }) => void delivered.push(payload), throwError)
  const startedAt = performance.now()
  for (let item = 1; item <= 10; item++) {
    await publish(item)
    outbox.wake()
    await vi.waitFor(() => expect(delivered).toContain(item), { interval: 5 })
  }
  // one at the start, and at most two a second after it
  expect(searches.length).toBeLessThanOrEqual(1 + (performance.now() - startedAt) / 500)
  const count = searches.length
  await vi.waitFor(() => expect(searches.length).toBeGreaterThan(count), { timeout: 5000 })
  await outbox.stop()
})

test('two nodes share the work and deliver everything', async () => {
  const delivered: unknown[] = []
  const nodes = [open(), open()].map((node) =>
    startOutboxWorker(node, ({ payload }) => void delivered.push(payload), throwError),
  )
  const all = Array.from({ length: 500 }, (_, index) => index)
  await publish(...all)
  for (const node of nodes) node.wake()
  await vi.waitFor(async () => expect(await countRows()).toBe(0))
  await Promise.all(nodes.map((node) => node.stop()))
  expect([...new Set(delivered)].sort((a, b) => Number(a) - Number(b))).toEqual(all)
})

describe('while events are handled', () => {
  test('no transaction is open, and no other node claims them', async () => {
    const other = open()
    const idle = () =>
      other.many(sql`
        select query from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`)
    const seen: unknown[] = []
    await publish(1, 2)
    await processOutbox(
      db,
      async () => {
        seen.push(...(await idle()), await processOutbox(other, throwError, throwError))
      },
      throwError,
    )
    expect(seen).toEqual([0, 0])
  })

  test('a handler that hangs fails after its timeout, and a slow batch returns its remaining events', async () => {
    const queue = { ...testQueue, handlerTimeoutMs: 20, batchTimeoutMs: 10 }
    const handled: unknown[] = []
    const deliver: HandleOutboxEvent = ({ payload }) => {
      handled.push(payload)
      return new Promise<void>(() => {})
    }
    await publish('hangs', 'waits')
    expect(await processOutbox(db, deliver, () => {}, queue)).toBe(2)
    expect(handled).toEqual(['hangs'])
    expect(await rows()).toMatchObject([
      { payload: 'hangs', attempts: 1, last_error: expect.stringContaining('longer than 20 ms') },
      { payload: 'waits', attempts: 0, last_error: null },
    ])
    expect((await rows())[1]?.delay).toBeLessThanOrEqual(0)
  })
})

describe('an event that always fails', () => {
  const poisoned: HandleOutboxEvent = ({ payload }: OutboxEvent) => {
    if (String(payload).startsWith('bad')) throw new Error('no such shelf', { cause: new Error('none') })
  }

  test('never delays the others, whatever its position', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), async (fates) => {
        await db.one(sql`delete from outbox`)
        const payloads = fates.map((isBad, index) => `${isBad ? 'bad' : 'good'} ${index}`)
        await publish(...payloads)
        const delivered: unknown[] = []
        const deliver: HandleOutboxEvent = async (event) => {
          await poisoned(event)
          delivered.push(event.payload)
        }
        await processOutbox(db, deliver, () => {}, testQueue)
        expect(delivered).toEqual(payloads.filter((payload) => payload.startsWith('good')))
        const remaining = await rows()
        expect(remaining.map(({ payload }) => payload)).toEqual(
          payloads.filter((one) => one.startsWith('bad')),
        )
        expect(await processOutbox(db, deliver, () => {}, testQueue)).toBe(0)
      }),
      { numRuns: 25 },
    )
  })

  test('is retried with doubling delays, then kept as a dead letter, logged and counted', async () => {
    const warn = vi.fn()
    const before = await countAttempts('dead_letter')
    await publish('bad')
    for (const expected of [60, 120, 240]) {
      await processOutbox(db, poisoned, warn, testQueue)
      const [row] = await rows()
      expect(row).toMatchObject({ isFailed: false, last_error: 'Error: no such shelf' })
      expect(row?.delay).toBeGreaterThan(expected - 60)
      expect(row?.delay).toBeLessThanOrEqual(expected)
      await makeRetryDue()
    }
    await processOutbox(db, poisoned, warn, testQueue)
    expect(await rows()).toMatchObject([{ attempts: 4, isFailed: true }])
    expect(warn).toHaveBeenLastCalledWith(
      expect.objectContaining({ cause: new Error('none') }),
      expect.stringMatching(/failed 4 times and is now a dead letter/),
    )
    expect(await countAttempts('dead_letter')).toBe(before + 1)

    await makeRetryDue()
    expect(await processOutbox(db, poisoned, warn, testQueue)).toBe(0)
  })

  test('is also kept as a dead letter when it crashes the process each time', async () => {
    await publish('deadly')
    await db.one(sql`update outbox set attempts = ${testQueue.maxAttempts}, next_attempt_at = ${new Date()}`)
    const deliver = vi.fn()
    await processOutbox(db, deliver, () => {}, testQueue)
    expect(deliver).not.toHaveBeenCalled()
    expect(await rows()).toMatchObject([{ isFailed: true, last_error: expect.stringContaining('never') }])
  })
})

test('a new event is delivered at once, also when the clock of the database is ahead', async () => {
  await publish('new')
  await db.one(sql`update outbox set next_attempt_at = ${new Date(Date.now() + 60_000)}`)
  const delivered: unknown[] = []
  await processOutbox(db, ({ payload }) => void delivered.push(payload), throwError)
  expect(delivered).toEqual(['new'])
})

test('after a crash of a node another one takes over when the lease has ended', async () => {
  await publish('kept')
  const dying: Pick<Db, 'many' | 'one'> = { ...db, one: () => Promise.reject(new Error('It is down')) }
  await expect(processOutbox(dying, () => {}, throwError)).rejects.toThrow('It is down')
  expect(await processOutbox(db, throwError, throwError)).toBe(0)
  await makeRetryDue()
  const delivered: unknown[] = []
  await processOutbox(db, ({ payload }) => void delivered.push(payload), throwError)
  expect(delivered).toEqual(['kept'])
  expect(await countRows()).toBe(0)
})

describe('a next queue', () => {
  const nextQueue = (wake = () => {}): NextQueue => ({
    name: notificationQueue.name,
    takes: ({ topic }) => topic === 'bell',
    wake,
  })
  const queues = () => db.many(sql`select queue, payload, attempts from outbox order by id`)
  const now = () => new Date()

  test('handles what it takes after this one, with attempts of its own', async () => {
    const wake = vi.fn()
    await db.tx(async (tx) => {
      for (const topic of ['bell', 'jar', 'bell']) await enqueue(tx, topic, topic)
    })
    await processOutbox(db, () => {}, throwError, eventQueue, now, nextQueue(wake))
    const waiting = { queue: 'notifications', payload: 'bell', attempts: 0 }
    expect(await queues()).toEqual([waiting, waiting])
    expect(wake).toHaveBeenCalledOnce()

    const delivered: unknown[] = []
    await processOutbox(db, ({ payload }) => void delivered.push(payload), throwError, notificationQueue)
    expect(delivered).toEqual(['bell', 'bell'])
    expect(await countRows()).toBe(0)
  })

  test('does not get what has failed here', async () => {
    await db.tx((tx) => enqueue(tx, 'bell', 'bell'))
    const fail = () => Promise.reject(new Error('away'))
    await processOutbox(db, fail, () => {}, eventQueue, now, nextQueue())
    expect(await queues()).toMatchObject([{ queue: 'events', attempts: 1 }])
  })

  test('keeps its attempts when a second node hands over the same', async () => {
    await db.tx((tx) => enqueue(tx, 'bell', 'bell'))
    const handOver = (handle: HandleOutboxEvent) =>
      processOutbox(db, handle, throwError, eventQueue, now, nextQueue())
    await handOver(async () => {
      await makeRetryDue()
      await handOver(() => {})
      const fail = () => Promise.reject(new Error('away'))
      await processOutbox(db, fail, () => {}, notificationQueue)
    })
    expect(await queues()).toMatchObject([{ queue: 'notifications', attempts: 1 }])
  })
})

test('a handler that hangs delays the others by the slow-handler time only', async () => {
  const started: unknown[] = []
  const hanging = Promise.withResolvers<void>()
  const handle: HandleOutboxEvent = ({ payload }) => {
    started.push(payload)
    if (payload === 'hangs') return hanging.promise
  }
  const outbox = startOutboxWorker(db, handle, throwError, { ...eventQueue, slowHandlerMs: 5 })
  await publish('hangs', ...Array.from({ length: 200 }, (_, index) => index))
  outbox.wake()
  await vi.waitFor(async () => expect(await countRows()).toBe(1))
  expect(started).toHaveLength(201)
  hanging.resolve()
  await outbox.stop()
  expect(await countRows()).toBe(0)
})

test('events that went down with their node are handled one by one, so that one takes no other along again', async () => {
  await publish('deadly', 1, 2, 3)
  // a handler that never ends stands for a process that dies: nothing is recorded after it
  const crash = () => db.one(sql`update outbox set attempts = attempts + 1, next_attempt_at = ${new Date()}`)
  await crash()
  const handled: unknown[] = []
  const attempts: number[] = []
  while (
    (await processOutbox(
      db,
      async ({ payload }) => {
        handled.push(payload)
        attempts.push((await rows()).filter((row) => row.attempts > 1).length)
      },
      throwError,
      testQueue,
    )) > 0
  );
  expect(handled).toHaveLength(4)
  expect(attempts).toEqual([1, 1, 1, 1])
})

test('a node whose lease has ended does not overwrite the result of the node that took over', async () => {
  await publish('slow')
  const queue = { ...testQueue, maxAttempts: 2 }
  await processOutbox(
    db,
    async () => {
      await makeRetryDue()
      await processOutbox(
        db,
        () => Promise.reject(new Error('second')),
        () => {},
        queue,
      )
      throw new Error('first')
    },
    () => {},
    queue,
  )
  expect(await rows()).toMatchObject([{ attempts: 2, isFailed: true, last_error: 'Error: second' }])
})

test('ten attempts are spread over about a day, and no two rows are retried at the same times', () => {
  const getHours = () =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].reduce((sum, attempts) => sum + eventQueue.getRetryMs(attempts), 0) / hourMs
  fc.assert(
    fc.property(fc.constantFrom(eventQueue, emailQueue), ({ maxAttempts }) => {
      expect(maxAttempts).toBe(10)
      expect(getHours()).toBeGreaterThan(20)
      expect(getHours()).toBeLessThan(27)
    }),
  )
  expect(getHours()).not.toBe(getHours())
})

test('the state of a queue counts its dead letters and says how long the oldest due row has been waiting', async () => {
  await publish('waits', 'waits for its retry', 'dead')
  const now = new Date(Date.now() + 60_000)
  await db.one(sql`update outbox set created_at = ${new Date(now.getTime() - 90_000)}`)
  await db.one(sql`
    update outbox set attempts = 1, next_attempt_at = ${new Date(now.getTime() + 1000)} where payload = '"waits for its retry"'`)
  await db.one(sql`update outbox set failed_at = ${now}, attempts = 10 where payload = '"dead"'`)
  expect(await listQueueStates(db, now)).toEqual([
    { queue: 'events', pending: 2, dead_letters: 1, oldest_due_seconds: 90 },
  ])
  await db.one(sql`delete from outbox where payload = '"waits"'`)
  expect(await listQueueStates(db, now)).toMatchObject([{ oldest_due_seconds: 0 }])
  const later = new Date(now.getTime() + 8000)
  expect(await listQueueStates(db, later)).toMatchObject([{ oldest_due_seconds: 7 }])
})

async function countAttempts(result: string): Promise<number> {
  const { values } = await outboxAttempts.get()
  return values.find(({ labels }) => labels.queue === testQueue.name && labels.result === result)?.value ?? 0
}
