import { Readable } from 'node:stream'
import { calls } from '@mainstreet/contract/calls.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test, vi } from 'vitest'
import { createTestApp } from '../test/setup/test-app.ts'
import { createClientErrorStore } from './client-error-store.ts'
import { createDatabaseHealthCheck, isDatabaseHealthy } from './database-health.ts'

const testApp = await createTestApp()
const errorReport = { errorId: 'e1', message: 'Oops', stack: 'x'.repeat(9000), level: 'page' }

test('a report is accepted and truncated', async () => {
  expect(await testApp.anonymous.send(calls.reportError, { body: errorReport })).toMatchObject({
    status: 202,
    body: { accepted: true },
  })
  const row = await testApp.db.one<{ report: typeof errorReport }>(sql`select report from client_errors`)
  expect(row?.report).toMatchObject({ errorId: 'e1', stack: 'x'.repeat(8000) })

  // the limit falls in the middle of the last character
  const message = `${'x'.repeat(1999)}e\u0301`
  expect(
    await testApp.anonymous.send(calls.reportError, { body: { ...errorReport, errorId: 'e2', message } }),
  ).toMatchObject({ status: 202 })
  const cut = await testApp.db.one(sql`select report ->> 'message' as message from client_errors
    where report ->> 'errorId' = 'e2'`)
  expect(cut).toEqual({ message: 'x'.repeat(1999) })
})

test('reports are limited in size and rate', async () => {
  expect(
    await testApp.anonymous.send(calls.reportError, { body: { ...errorReport, stack: 'x'.repeat(70_000) } }),
  ).toMatchObject({ status: 413 })
  // no content length: the bytes are counted while they arrive
  const endless = Readable.from(Array.from({ length: 100 }, () => 'x'.repeat(1000)))
  const chunked = await testApp.app.inject({
    method: 'POST',
    url: calls.reportError.path,
    payload: endless,
    headers: { 'content-type': 'application/json' },
  })
  expect([chunked.statusCode, chunked.json().code]).toEqual([413, 'too_large'])
  expect(await testApp.anonymous.send(calls.reportError, { body: { message: 1 } })).toMatchObject({
    status: 400,
  })
  const statuses = []
  for (let index = 0; index < 40; index++)
    statuses.push((await testApp.anonymous.send(calls.reportError, { body: errorReport })).status)
  expect(statuses.at(0)).toBe(202)
  expect(statuses.at(-1)).toBe(429)
})

test('only the newest ten thousand reports are kept', async () => {
  await testApp.db.one(sql`
    insert into client_errors (report) select jsonb_build_object('at', n) from generate_series(1, 10500) n`)
  const { save } = createClientErrorStore(testApp.db)
  for (let index = 0; index < 3; index++) await save({ errorId: `last ${index}`, message: 'x' }, undefined)
  const row = await testApp.db.one<{ n: number }>(sql`select count(*)::int as n from client_errors`)
  expect(row?.n).toBeLessThanOrEqual(10_000)
  expect(row?.n).toBeGreaterThan(9_800)
})

test('health reports the state of server and database', async () => {
  const { status, body } = await testApp.anonymous.send(calls.getHealth)
  expect([status, body.status, body.database]).toEqual([200, 'ok', 'ok'])
  expect(await testApp.app.inject({ method: 'HEAD', url: '/api/health' })).toMatchObject({
    statusCode: 200,
    body: '',
  })
})

test('health fails for GET and HEAD only while the database is unavailable', async () => {
  const statuses = async () =>
    Promise.all(
      (['GET', 'HEAD'] as const).map(
        async (method) => (await testApp.app.inject({ method, url: '/api/health' })).statusCode,
      ),
    )
  const unavailable = vi.spyOn(testApp.db, 'one').mockRejectedValue(new Error('away'))
  await expect.poll(statuses).toEqual([503, 503])
  unavailable.mockRestore()
  await expect.poll(statuses).toEqual([200, 200])
})

test('concurrent health checks share one query, and a recent result is reused', async () => {
  const pending = Promise.withResolvers<undefined>()
  const one = vi.fn(() => pending.promise)
  const isReady = createDatabaseHealthCheck({ one } as unknown as Queryable)
  const results = [isReady(), isReady(), isReady()]
  pending.resolve(undefined)
  expect(await Promise.all(results)).toEqual([true, true, true])
  expect(one).toHaveBeenCalledOnce()
})

test('a database that is unreachable or hangs is unhealthy', async () => {
  const unavailable = { one: () => Promise.reject(new Error('away')) } as unknown as Queryable
  const hangs = { one: () => new Promise(() => {}) } as unknown as Queryable
  expect(await isDatabaseHealthy(unavailable)).toBe(false)
  expect(await isDatabaseHealthy(hangs)).toBe(false)
})
