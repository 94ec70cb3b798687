import { Readable } from 'node:stream'
import { calls } from '@mainstreet/contract/calls.ts'
import { expect, test, vi } from 'vitest'
import type { Reader } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { startTown } from '../test/setup/test-app.ts'
import { openClientErrors } from './client-error-store.ts'
import { isDatabaseWell, openDatabaseCheck } from './database-health.ts'

const town = await startTown()
const report = { errorId: 'e1', message: 'Oops', stack: 'x'.repeat(9000), level: 'page' }

test('a report is taken, cut to size', async () => {
  expect(await town.nobody.send(calls.reportError, { body: report })).toMatchObject({
    status: 202,
    body: { accepted: true },
  })
  const row = await town.db.one<{ report: typeof report }>(sql`select report from client_errors`)
  expect(row?.report).toMatchObject({ errorId: 'e1', stack: 'x'.repeat(8000) })

  // the cut goes through the middle of the last sign
  const message = `${'x'.repeat(1999)}😀`
  expect(await town.nobody.send(calls.reportError, { body: { ...report, message } })).toMatchObject({
    status: 202,
  })
})

test('a report may not be huge, and not come too often', async () => {
  expect(
    await town.nobody.send(calls.reportError, { body: { ...report, stack: 'x'.repeat(70_000) } }),
  ).toMatchObject({ status: 413 })
  // without a length: counted while it comes
  const endless = Readable.from(Array.from({ length: 100 }, () => 'x'.repeat(1000)))
  const chunked = await town.app.inject({
    method: 'POST',
    url: calls.reportError.path,
    payload: endless,
    headers: { 'content-type': 'application/json' },
  })
  expect([chunked.statusCode, chunked.json().code]).toEqual([413, 'too_large'])
  expect(await town.nobody.send(calls.reportError, { body: { message: 1 } })).toMatchObject({ status: 400 })
  const statuses = []
  for (let at = 0; at < 40; at++)
    statuses.push((await town.nobody.send(calls.reportError, { body: report })).status)
  expect(statuses.at(0)).toBe(202)
  expect(statuses.at(-1)).toBe(429)
})

test('only the newest ten thousand are kept', async () => {
  await town.db.one(sql`
    insert into client_errors (report) select jsonb_build_object('at', n) from generate_series(1, 10500) n`)
  const { keep } = openClientErrors(town.db)
  for (let at = 0; at < 3; at++) await keep({ errorId: `last ${at}`, message: 'x' }, undefined)
  const row = await town.db.one<{ n: number }>(sql`select count(*)::int as n from client_errors`)
  expect(row?.n).toBeLessThanOrEqual(10_000)
  expect(row?.n).toBeGreaterThan(9_800)
})

test('health tells of server and database', async () => {
  const { status, body } = await town.nobody.send(calls.health)
  expect([status, body.status, body.database]).toEqual([200, 'ok', 'ok'])
  expect(await town.app.inject({ method: 'HEAD', url: '/api/health' })).toMatchObject({
    statusCode: 200,
    body: '',
  })
})

test('health fails for GET and HEAD while the database is away, and not any more when it is back', async () => {
  const statuses = async () =>
    Promise.all(
      (['GET', 'HEAD'] as const).map(
        async (method) => (await town.app.inject({ method, url: '/api/health' })).statusCode,
      ),
    )
  const away = vi.spyOn(town.db, 'one').mockRejectedValue(new Error('away'))
  await expect.poll(statuses).toEqual([503, 503])
  away.mockRestore()
  await expect.poll(statuses).toEqual([200, 200])
})

test('checks of the database share one question, and none is asked while the answer is fresh', async () => {
  const held = Promise.withResolvers<undefined>()
  const one = vi.fn(() => held.promise)
  const isReady = openDatabaseCheck({ one } as unknown as Reader)
  const answers = [isReady(), isReady(), isReady()]
  held.resolve(undefined)
  expect(await Promise.all(answers)).toEqual([true, true, true])
  expect(one).toHaveBeenCalledOnce()
})

test('a database that is away or hangs is not well', async () => {
  const away = { one: () => Promise.reject(new Error('away')) } as unknown as Reader
  const hangs = { one: () => new Promise(() => {}) } as unknown as Reader
  expect(await isDatabaseWell(away)).toBe(false)
  expect(await isDatabaseWell(hangs)).toBe(false)
})
