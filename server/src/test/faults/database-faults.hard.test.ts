import { minuteMs } from '@mainstreet/contract/durations.ts'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../setup/test-app.ts'
import { cutInTransaction, useUpPool } from './database-faults.ts'

const testApp = await createTestApp()

const faults = ['statements that take ten minutes', 'a database that goes silent'] as const

describe.each(faults)('while all connections are in use by %s', { timeout: 10 * minuteMs }, (fault) => {
  test('other requests soon get a 503 with Retry-After, and all succeed afterwards', async () => {
    expect(await useUpPool(testApp, fault)).toEqual([])
  })

  test('without a limit of the wait for a connection they are not', async () => {
    expect(await useUpPool(testApp, fault, { connectTimeoutMs: 0 })).toContainEqual(
      expect.stringMatching(/^a request waited|had no response/),
    )
  })
})

test('without a limit of a statement the requests that have the connections wait for minutes', {
  timeout: 10 * minuteMs,
}, async () => {
  const problems = await useUpPool(testApp, 'statements that take ten minutes', { statementTimeoutMs: 0 })
  expect(problems).toContainEqual(expect.stringMatching(/had no response/))
})

test('a connection that is lost in a transaction leaves nothing half-written, and the request can be repeated', {
  timeout: 10 * minuteMs,
}, async () => {
  expect(await cutInTransaction(testApp)).toEqual([])
})

test('without transactions a lost connection leaves something half-written', {
  timeout: 10 * minuteMs,
}, async () => {
  const problems = await cutInTransaction(testApp, (db) => {
    const { many, one } = db
    db.tx = (work) => work({ many, one, inTransaction: true, afterCommit: (effect) => effect() })
  })
  expect(problems).toContainEqual(expect.stringContaining('a cancellation'))
  expect(problems).toContainEqual(expect.stringContaining('a checkout'))
})
