import { Readable } from 'node:stream'
import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../test/setup/test-app.ts'
import { createClientErrorStore } from './client-error-store.ts'

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
