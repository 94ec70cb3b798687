import { calls } from '@mainstreet/contract/calls.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { expect, test, vi } from 'vitest'
import { createTestApp } from '../test/setup/test-app.ts'
import { createDatabaseHealthCheck, isDatabaseHealthy } from './database-health.ts'

const testApp = await createTestApp()

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
