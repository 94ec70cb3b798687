import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { interceptQueries, removeGuard } from '../faults/query-faults.ts'
import { createTestApp } from '../setup/test-app.ts'
import { runJobsOfNodes } from './jobs-of-nodes.ts'

const testApp = await createTestApp()

test('jobs without lock, check of the status and unique event expire an order more than once', async () => {
  await testApp.db.one(sql`drop index order_events_once`)
  const nodeCount = 3
  let waiting = 0
  const { promise: all, resolve } = Promise.withResolvers<void>()
  const problems = await runJobsOfNodes(testApp, (db) => {
    removeGuard(db, 'no_order_lock')
    removeGuard(db, 'no_status_condition')
    // all three have read the first order before one of them changes it
    interceptQueries(db, async (query) => {
      if (!query.text.includes('update orders o set status') || waiting >= nodeCount) return query
      waiting += 1
      if (waiting === nodeCount) resolve()
      await all
      return query
    })
  })
  expect(problems).toContainEqual(expect.stringMatching(/^order \S+ expired [23] times$/))
})
