import { calls } from '@mainstreet/contract/calls.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../test/setup/test-app.ts'
import type { TestUser } from '../test/setup/test-user.ts'

/** Counts the sessions that are read from the database. */
function countReads(db: Db): () => number {
  const { one } = db
  let reads = 0
  db.one = (query) => {
    if (/from (demo_sessions|account_sessions)/.test(query.text)) reads += 1
    return one(query)
  }
  return () => reads
}

test('a change of a user ends the cached sessions of that user only', async () => {
  const testApp = await createTestApp()
  const [changed, other] = [await testApp.createCustomer(), await testApp.createCustomer()]
  const getMe = async (user: TestUser) => expect((await user.send(calls.getMe)).status).toBe(200)
  await getMe(changed)
  await getMe(other)
  const reads = countReads(testApp.db)
  testApp.deps.bus.publish('user.changed', { user_id: changed.id })
  await getMe(other)
  expect(reads()).toBe(0)
  await getMe(changed)
  expect(reads()).toBe(1)
  await getMe(changed)
  expect(reads()).toBe(1)
})

test('after missed events every cached session is read again', async () => {
  const testApp = await createTestApp()
  const customer = await testApp.createCustomer()
  await customer.send(calls.getMe)
  const reads = countReads(testApp.db)
  testApp.deps.bus.publish('user.changed')
  await customer.send(calls.getMe)
  expect(reads()).toBe(1)
})
