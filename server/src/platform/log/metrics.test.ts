import { secondMs } from '@mainstreet/contract/durations.ts'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '../../test/setup/test-app.ts'
import { emailQueue, eventQueue, type OutboxQueue, paymentQueue } from '../bus/outbox-queues.ts'
import { insertOutboxRow } from '../bus/outbox-store.ts'
import { processOutbox } from '../bus/process-outbox.ts'
import { sql } from '../db/sql.ts'

const testApp = await createTestApp()
const { app, db } = testApp
beforeEach(() => db.one(sql`delete from outbox`))

const queues = [eventQueue, paymentQueue, emailQueue]
const enqueue = (queue: OutboxQueue) => db.tx((tx) => insertOutboxRow(tx, queue.name, 'test', {}))
const fail = (queue: OutboxQueue) =>
  processOutbox(
    db,
    () => Promise.reject(new Error('no such shelf')),
    () => {},
    queue,
  )

/** The value of the line `name{labels}`; undefined when there is none. */
async function readMetric(name: string, labels: Record<string, string>): Promise<number | undefined> {
  const { body } = await app.inject('/metrics')
  const selector = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const line = body.split('\n').find((one) => one.startsWith(`${name}{${selector.join(',')}} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

test.each(queues)('the age of the oldest due row of the queue $name is a metric', async (queue) => {
  await enqueue(queue)
  await enqueue(queue)
  const read = async () =>
    (await readMetric('outbox_oldest_due_seconds', { queue: queue.name })) ?? Number.NaN
  expect(await read()).toBeLessThan(60)
  await db.one(sql`
    update outbox set created_at = ${new Date(Date.now() - 90 * secondMs)} where id = (select min(id) from outbox)`)
  expect(await read()).toBeGreaterThanOrEqual(90)
  expect(await read()).toBeLessThan(120)
  await db.one(sql`delete from outbox`)
  expect(await read()).toBeNaN()
})

test.each(queues)('the attempts of the queue $name are counted by their result', async (queue) => {
  const read = async (result: string) =>
    (await readMetric('outbox_attempts_total', { queue: queue.name, result })) ?? 0
  const results = ['handled', 'failed', 'dead_letter']
  const before = await Promise.all(results.map(read))
  await enqueue(queue)
  await processOutbox(
    db,
    () => {},
    () => {},
    queue,
  )
  await enqueue(queue)
  await fail(queue)
  await enqueue(queue)
  await fail({ ...queue, maxAttempts: 1 })
  const after = await Promise.all(results.map(read))
  expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 1])
})

test.each(queues)(
  'the dead letters of the queue $name are counted until an admin removes them',
  async (queue) => {
    const read = () => readMetric('outbox_dead_letters', { queue: queue.name })
    await enqueue(queue)
    expect(await read()).toBe(0)
    await fail({ ...queue, maxAttempts: 1 })
    expect(await read()).toBe(1)
    await db.one(sql`update outbox set failed_at = null, attempts = 0`)
    expect(await read()).toBe(0)
  },
)

test('nobody reads them through a proxy or from another machine', async () => {
  await enqueue(eventQueue)
  const through = { url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } }
  const remote = { url: '/metrics', remoteAddress: '203.0.113.9' }
  for (const request of [through, remote]) {
    const { statusCode, body } = await app.inject(request)
    expect(statusCode).toBe(404)
    expect(body).not.toContain('outbox')
  }
})
