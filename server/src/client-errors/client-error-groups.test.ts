import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../test/setup/test-app.ts'

const testApp = await createTestApp()

test('the same error from many browsers is one group and is resolved as one', async () => {
  const admin = await testApp.createAdmin()
  const customer = await testApp.createCustomer()
  const report = (message: string, user = testApp.anonymous) =>
    user.send(calls.reportError, {
      body: { errorId: 'e', message, level: 'page', context: 'home', stack: 'Error\n  at Shelf (a.js:1:2)' },
    })
  for (const n of [1, 22, 333]) await report(`Chunk ${n} is not there`, customer)
  await report('Something else')
  const list = async () => (await admin.send(calls.listClientErrors)).body.data
  const [latest, chunk] = await list()
  expect(latest).toMatchObject({ message: 'Something else', reports: 1, users: 0 })
  expect(chunk).toMatchObject({ message: 'Chunk 333 is not there', reports: 3, users: 1, level: 'page' })
  const fingerprint = chunk?.fingerprint ?? ''
  const single = await admin.send(calls.listClientErrorReports, { query: { fingerprint, limit: '2' } })
  const beyond = { page: '9', limit: '2' }
  const noGroups = await admin.send(calls.listClientErrors, { query: beyond })
  const noReports = await admin.send(calls.listClientErrorReports, { query: { fingerprint, ...beyond } })
  expect([noGroups, noReports].map(({ body }) => [body.data.length, body.pagination.total])).toEqual([
    [0, (await list()).length],
    [0, single.body.pagination.total],
  ])
  expect(single.body).toMatchObject({
    data: [{ message: 'Chunk 333 is not there', user_id: customer.id }, { message: 'Chunk 22 is not there' }],
    pagination: { total: 3 },
  })
  expect((await admin.send(calls.resolveClientError, { body: { fingerprint } })).body).toEqual({ deleted: 3 })
  expect(await list()).toHaveLength(1)
  const auditEntry = await testApp.db.one(
    sql`select true as noted from audit_log where action = 'client_error.resolve'`,
  )
  expect(auditEntry).toBeDefined()
})
