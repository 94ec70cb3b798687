import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { dayMs } from '@mainstreet/contract/durations.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { deleteOldData } from './delete-old-data.ts'
import { requestOrderStatus } from './test/payments/payments-fixture.ts'
import { createTestApp, throwError } from './test/setup/test-app.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

/** Of each kind one that is older than the period, and one that is not. */
async function createOldData(periods: Record<string, number>) {
  const testApp = await createTestApp()
  const { db } = testApp
  const closed = await testApp.createOrder()
  const active = await testApp.createOrder()
  const { customer } = closed
  const accountId = randomUUID()
  await db.one(
    sql`insert into accounts (id, email, user_metadata) values (${accountId}, 'kim@people.example', '{}')`,
  )
  await requestOrderStatus(customer, closed.order, 'cancelled')
  for (const [kind, days] of Object.entries(periods))
    for (const age of [days + 1, days - 1]) {
      const at = daysAgo(age)
      if (kind === 'audit_log')
        await db.one(sql`
          insert into audit_log (actor_id, actor_role, action, subject_type, subject_id, created_at)
          values (${customer.id}, 'admin', 'user.read', 'user', ${customer.id}, ${at})`)
      if (kind === 'order_messages')
        for (const { order } of [closed, active])
          await db.one(sql`
            insert into order_messages (id, order_id, sender_id, sender_type, message, created_at)
            values (gen_random_uuid(), ${order.id}, ${customer.id}, 'customer', 'Hello', ${at})`)
      if (kind === 'notifications')
        await db.one(sql`
          insert into notifications (id, user_id, event, source, code, params, subject, in_app, created_at)
          values (gen_random_uuid(), ${customer.id}, 'order_ready', ${String(age)}, 'order_ready', '{}', '{}', true, ${at})`)
      if (kind === 'client_errors')
        await db.one(sql`insert into client_errors (report, created_at) values ('{}', ${at})`)
      if (kind === 'sign_in_attempts')
        await db.one(sql`
          insert into sign_in_attempts (id, account_id, succeeded, method, address, user_agent, from_known_device, count, counted_from,
            first_at, last_at)
          values (gen_random_uuid(), ${accountId}, true, 'password', '', '', false, 1, ${at}, ${at}, ${at})`)
      if (kind === 'outbox')
        await db.one(sql`insert into outbox (topic, payload, failed_at) values ('order.placed', '{}', ${at})`)
    }
  const count = async () => {
    const row = await db.one<Record<string, number>>(sql`
      select (select count(*) from audit_log)::integer as audit_log, (select count(*) from order_messages)::integer as order_messages,
        (select count(*) from notifications)::integer as notifications, (select count(*) from client_errors)::integer as client_errors,
        (select count(*) from sign_in_attempts)::integer as sign_in_attempts,
        (select count(*) from outbox where failed_at is not null)::integer as outbox`)
    return row
  }
  return { testApp, customer, count }
}

test('what is older than its retention period is deleted, and messages of open orders stay', async () => {
  const periods = {
    audit_log: 730,
    order_messages: 730,
    notifications: 90,
    client_errors: 90,
    sign_in_attempts: 90,
    outbox: 30,
  }
  const { testApp, count } = await createOldData(periods)
  expect(await count()).toEqual({
    audit_log: 2,
    order_messages: 4,
    notifications: 2,
    client_errors: 2,
    sign_in_attempts: 2,
    outbox: 2,
  })
  const { retention } = readConfig({ DEMO: 'off' })
  await deleteOldData(testApp.db, retention, new Date(), throwError)
  expect(await count()).toEqual({
    audit_log: 1,
    order_messages: 3,
    notifications: 1,
    client_errors: 1,
    sign_in_attempts: 1,
    outbox: 1,
  })
})

test('each period is a setting', async () => {
  const periods = {
    audit_log: 40,
    order_messages: 41,
    notifications: 7,
    client_errors: 8,
    sign_in_attempts: 42,
    outbox: 9,
  }
  const { testApp, count } = await createOldData(periods)
  const { retention } = readConfig({
    DEMO: 'off',
    RETENTION_AUDIT_LOG_DAYS: '40',
    RETENTION_ORDER_MESSAGES_DAYS: '41',
    RETENTION_NOTIFICATIONS_DAYS: '7',
    RETENTION_CLIENT_ERRORS_DAYS: '8',
    RETENTION_SIGN_INS_DAYS: '42',
    RETENTION_DEAD_LETTERS_DAYS: '9',
  })
  await deleteOldData(testApp.db, retention, new Date(), throwError)
  expect(await count()).toEqual({
    audit_log: 1,
    order_messages: 3,
    notifications: 1,
    client_errors: 1,
    sign_in_attempts: 1,
    outbox: 1,
  })
})

test('a period that the database would not permit stops the start', () => {
  expect(() => readConfig({ RETENTION_AUDIT_LOG_DAYS: '29' })).toThrow('RETENTION_AUDIT_LOG_DAYS')
})

test('one kind that cannot be deleted does not keep the others', async () => {
  const { testApp, customer, count } = await createOldData({ client_errors: 90 })
  const { retention } = readConfig({ DEMO: 'off' })
  const { one } = testApp.db
  testApp.db.one = (query) =>
    query.text.includes('delete from audit_log') ? Promise.reject(new Error('locked')) : one(query)
  const warnings: unknown[] = []
  await deleteOldData(testApp.db, retention, new Date(), (error) => void warnings.push(error))
  expect(warnings).toEqual([new Error('locked')])
  expect(await count()).toMatchObject({ client_errors: 1 })
  expect((await customer.send(calls.getMe)).status).toBe(200)
})
