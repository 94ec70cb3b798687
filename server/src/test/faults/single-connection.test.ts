import { randomUUID } from 'node:crypto'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { expect, test, vi } from 'vitest'
import { createTestApp } from '../setup/test-app.ts'
import { withOneConnection } from './database-faults.ts'

const testApp = await createTestApp({ env: { AUTH_RATE_LIMITS: 'off', AUTH_AUTOCONFIRM: 'on' } })

test('a sign-up, a sign-in and a refresh need one connection, also when the signing keys are outdated', async () => {
  const credentials = { email: `${randomUUID()}@people.example`, password: 'a lamp in the window' }
  const post = async (path: string, payload: object) => {
    const headers = { apikey: 'mainstreet-public' }
    const response = await testApp.app.inject({ method: 'POST', url: `/auth/v1${path}`, payload, headers })
    return { status: response.statusCode, body: response.json<{ refresh_token?: string }>() }
  }
  const statuses = await withOneConnection(testApp, async () => {
    const signedUp = await post('/signup', credentials)
    testApp.deps.bus.publish('signing_keys', undefined)
    const signedIn = await post('/token?grant_type=password', credentials)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * minuteMs })
    const refreshed = await post('/token?grant_type=refresh_token', {
      refresh_token: signedIn.body.refresh_token,
    }).finally(() => vi.useRealTimers())
    return [signedUp.status, signedIn.status, refreshed.status]
  })
  expect(statuses).toEqual([200, 200, 200])
})
