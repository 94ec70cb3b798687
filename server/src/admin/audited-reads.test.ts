import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../test/setup/test-app.ts'
import type { TestUser } from '../test/setup/test-user.ts'

const listEntries = async (admin: TestUser) =>
  (await admin.send(calls.listAuditLog, { query: { actor_id: admin.id } })).body.data

test('an admin who reads an order, its messages and a conversation leaves an entry for each subject', async () => {
  const testApp = await createTestApp()
  const { order, customer, shop } = await testApp.createOrder()
  const key = { shop_id: shop.id, customer_id: customer.id }
  await customer.send(calls.sendMessage, { body: { ...key, message: 'Is it fresh?' } })
  const admin = await testApp.createAdmin()
  const params = { id: order.id }
  await admin.send(calls.getOrder, { params })
  await admin.send(calls.getOrderLedger, { params })
  await admin.send(calls.listOrderMessages, { params })
  await admin.send(calls.listMessages, { query: key })
  await admin.send(calls.getUser, { params: { id: customer.id } })
  const entries = await listEntries(admin)
  expect(entries.map(({ action, subject_id }) => [action, subject_id])).toEqual([
    ['user.read', customer.id],
    ['user.read_messages', customer.id],
    ['order.read_messages', order.id],
    ['order.read', order.id],
  ])
  expect(entries[1]?.changes).toEqual([{ field: 'shop_id', before: null, after: shop.id }])
})

test('a page that polls adds no entries, not even with many requests at once', async () => {
  const testApp = await createTestApp()
  const { order } = await testApp.createOrder()
  const admin = await testApp.createAdmin()
  const read = () => admin.send(calls.getOrder, { params: { id: order.id } })
  await Promise.all(Array.from({ length: 8 }, read))
  const count = () => testApp.db.many(sql`select id from outbox where payload->>'section' = 'audit_log'`)
  const events = await count()
  await read()
  expect(await count()).toEqual(events)
  expect(await listEntries(admin)).toHaveLength(1)
  const other = await testApp.createAdmin()
  await other.send(calls.getOrder, { params: { id: order.id } })
  expect(await listEntries(other)).toHaveLength(1)
})

test('a list of users has one entry with the ids that it showed, and not what was searched for', async () => {
  const testApp = await createTestApp()
  const customer = await testApp.createCustomer()
  const admin = await testApp.createAdmin()
  const { email } = (await customer.send(calls.getMe)).body.user
  for (const _ of [1, 2]) await admin.send(calls.listUsers, { query: { search: email } })
  await admin.send(calls.listUsers, { query: { search: 'nobody at all' } })
  const entries = await listEntries(admin)
  expect(entries).toMatchObject([
    { action: 'user.list', changes: [{ field: 'ids', before: null, after: [customer.id] }] },
  ])
  expect(JSON.stringify(await testApp.db.many(sql`select after from audit_log`))).not.toContain(email)
})

test('users who read their own data leave no entry', async () => {
  const testApp = await createTestApp()
  const { order, customer, shop } = await testApp.createOrder()
  for (const user of [customer, shop.merchant]) await user.send(calls.getOrder, { params: { id: order.id } })
  await customer.send(calls.listThreads, { query: { user_id: customer.id } })
  const admin = await testApp.createAdmin()
  await admin.send(calls.getUser, { params: { id: admin.id } })
  expect(await testApp.db.many(sql`select id from audit_log`)).toEqual([])
})

test('each export of the audit log is an entry with its filter', async () => {
  const testApp = await createTestApp()
  const admin = await testApp.createAdmin()
  for (const _ of [1, 2])
    await admin.send(calls.exportAuditLog, { query: { action: 'user.', actor: 'quentin@' } })
  const entries = await listEntries(admin)
  expect(entries).toHaveLength(2)
  expect(entries[0]).toMatchObject({
    action: 'audit_log.export',
    changes: [{ field: 'action', before: null, after: 'user.' }],
  })
})

test('the entry of a resolved payment discrepancy names the admin, once', async () => {
  const testApp = await createTestApp()
  const row = await testApp.db.one<{ id: number }>(sql`
    insert into payment_discrepancies (kind, expected, actual, source, detected_at)
    values ('wrong_amount', '1200', '1100', 'pi_1', now()) returning id`)
  const admin = await testApp.createAdmin()
  const params = { number: String(row?.id) }
  for (const _ of [1, 2])
    expect((await admin.send(calls.resolvePaymentDiscrepancy, { params })).status).toBe(200)
  expect(await listEntries(admin)).toMatchObject([
    { action: 'payment.resolve_discrepancy', actor_role: 'admin' },
  ])
})

test('the entry of dismissed errors names the admin', async () => {
  const testApp = await createTestApp()
  await testApp.anonymous.send(calls.reportError, { body: { errorId: 'e1', message: 'It broke' } })
  const admin = await testApp.createAdmin()
  const { fingerprint } = (await admin.send(calls.listClientErrors)).body.data[0] ?? {}
  await admin.send(calls.resolveClientError, { body: { fingerprint } })
  expect(await listEntries(admin)).toMatchObject([
    { action: 'client_error.resolve', subject_id: fingerprint },
  ])
})
