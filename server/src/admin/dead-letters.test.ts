import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { dayMs } from '@mainstreet/contract/durations.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { deliverMails, enqueueMail, type MailTransport } from '@mainstreet/platform/mail/mail-worker.ts'
import { deleteOldDeadLetters } from '@mainstreet/platform/outbox/dead-letter-store.ts'
import { eventQueue } from '@mainstreet/platform/outbox/outbox-queues.ts'
import { insertOutboxRow } from '@mainstreet/platform/outbox/outbox-store.ts'
import { processOutbox } from '@mainstreet/platform/outbox/process-outbox.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../test/setup/test-app.ts'

const testApp = await createTestApp()
const { db, deps } = testApp
const admin = await testApp.createAdmin()
const ignore = () => {}
const listed = async () => (await admin.send(calls.listDeadLetters)).body

/** Fails at its only attempt. */
async function createDeadLetter(topic: string) {
  await db.tx((tx) => insertOutboxRow(tx, 'events', topic, { secret: 'a link' }))
  const queue = { ...eventQueue, maxAttempts: 1 }
  while ((await processOutbox(db, () => Promise.reject(new Error('no such product')), ignore, queue)) > 0);
  const { data } = await listed()
  return data.find(({ name }) => name === topic)
}

test('an admin sees what failed, when, how often and why, but not its content', async () => {
  const job = await createDeadLetter('order.ready')
  expect(job).toMatchObject({ queue: 'events', attempts: 1, last_error: 'Error: no such product' })
  expect(JSON.stringify(await listed())).not.toContain('a link')
})

test('a requeued event is handled again, and the audit log says who did it', async () => {
  const job = await createDeadLetter('order.message')
  const params = { id: job?.id ?? '' }
  expect((await admin.send(calls.requeueDeadLetter, { params })).status).toBe(200)
  expect((await listed()).data.map(({ name }) => name)).not.toContain('order.message')
  const handled: string[] = []
  await processOutbox(db, ({ topic }) => void handled.push(topic), ignore)
  expect(handled).toContain('order.message')
  const { body } = await admin.send(calls.listAuditLog, { query: { subject_type: 'dead_letter' } })
  expect(body.data[0]).toMatchObject({
    action: 'dead_letter.requeue',
    actor_id: admin.id,
    subject_id: params.id,
    subject_name: 'order.message',
  })
  expect((await admin.send(calls.requeueDeadLetter, { params })).status).toBe(404)
})

test('a deleted dead letter is gone, and an event that is still retried cannot be deleted', async () => {
  const job = await createDeadLetter('shop.reviewed')
  const params = { id: job?.id ?? '' }
  expect((await admin.send(calls.deleteDeadLetter, { params })).status).toBe(200)
  expect((await admin.send(calls.deleteDeadLetter, { params })).status).toBe(404)
  await db.tx((tx) => insertOutboxRow(tx, 'events', 'order.placed', {}))
  const pending = await db.one<{ key: string }>(sql`select key from outbox where failed_at is null`)
  expect((await admin.send(calls.deleteDeadLetter, { params: { id: pending?.key ?? '' } })).status).toBe(404)
  expect((await admin.send(calls.deleteDeadLetter, { params: { id: randomUUID() } })).status).toBe(404)
})

const toDelivery = (transport: MailTransport) => ({ transport, onBounce: async () => {} })

test('an email that failed at every attempt is a dead letter, and is sent when it is requeued', async () => {
  const mail = { to: 'kim@people.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  await db.tx((tx) => enqueueMail(tx, deps.bus, mail))
  for (let attempt = 0; attempt < 10; attempt++) {
    await deliverMails(
      db,
      toDelivery(() => Promise.reject(new Error('full'))),
      ignore,
    )
    await db.one(sql`update outbox set next_attempt_at = ${new Date()} where queue = 'email'`)
  }
  const { data } = await listed()
  const job = data.find(({ queue }) => queue === 'email')
  expect(job).toMatchObject({ name: 'email', attempts: 10, last_error: 'Error: full' })
  expect((await admin.send(calls.requeueDeadLetter, { params: { id: job?.id ?? '' } })).status).toBe(200)
  const sent: string[] = []
  await deliverMails(
    db,
    toDelivery(async ({ to }) => void sent.push(to)),
    ignore,
  )
  expect(sent).toEqual(['kim@people.example'])
})

test('dead letters are deleted after their retention period, and the oldest ones when there are too many', async () => {
  await db.one(sql`delete from outbox`)
  const now = new Date()
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  for (const days of [31, 29, 2, 1])
    await db.one(sql`
      insert into outbox (topic, payload, failed_at) values (${`failed ${days} days ago`}, '{}', ${daysAgo(days)})`)
  await deleteOldDeadLetters(db, daysAgo(30))
  expect((await listed()).data).toHaveLength(3)
  await deleteOldDeadLetters(db, daysAgo(30), 2)
  expect((await listed()).data.map(({ name }) => name)).toEqual(['failed 1 days ago', 'failed 2 days ago'])
})
