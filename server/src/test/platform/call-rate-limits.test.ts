import { callRates } from '@mainstreet/contract/http-limits.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { createCallRateLimits } from '@mainstreet/platform/rate-limits/call-rate-limits.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../setup/test-app.ts'

const { deps } = await createTestApp()
const { account: max } = callRates.messages

function createNodes() {
  const [a, b] = ['secret', 'secret'].map((secret) => createCallRateLimits(true, deps.db, secret, deps.now))
  if (!a || !b) throw new Error('no nodes')
  return { a, b }
}

/** The number of calls that are allowed. */
function consumeAll(
  { consume }: { consume: ReturnType<typeof createNodes>['a']['consume'] },
  accountId: string,
) {
  for (let count = 0; count <= max; count++)
    try {
      consume('messages', { accountId })
    } catch {
      return count
    }
  return max + 1
}

test('nodes add up what they have counted', async () => {
  const { a, b } = createNodes()
  for (let count = 0; count < max - 20; count++) a.consume('messages', { accountId: 'one' })
  await a.share()
  for (let count = 0; count < 15; count++) b.consume('messages', { accountId: 'one' })
  await b.share()
  expect(consumeAll(b, 'one')).toBe(5)
  expect(consumeAll(b, 'another')).toBe(max)
})

test('calls that are counted while the counts are being shared are shared later', async () => {
  const { a, b } = createNodes()
  for (let count = 0; count < 20; count++) a.consume('messages', { accountId: 'busy' })
  const sharing = a.share()
  for (let count = 0; count < 10; count++) a.consume('messages', { accountId: 'busy' })
  await sharing
  await a.share()
  for (let count = 0; count < 15; count++) b.consume('messages', { accountId: 'busy' })
  await b.share()
  expect(consumeAll(b, 'busy')).toBe(max - 45)
})

test('what could not be shared is shared when the database is back', async () => {
  let isDown = true
  const many: typeof deps.db.many = (query) =>
    isDown ? Promise.reject(new Error('down')) : deps.db.many(query)
  const a = createCallRateLimits(true, { ...deps.db, many }, 'secret', deps.now)
  const { b } = createNodes()
  for (let count = 0; count < 20; count++) a.consume('messages', { accountId: 'patient' })
  await expect(a.share()).rejects.toThrow('down')
  isDown = false
  await a.share()
  for (let count = 0; count < 15; count++) b.consume('messages', { accountId: 'patient' })
  await b.share()
  expect(consumeAll(b, 'patient')).toBe(max - 35)
})

test('a few calls cost no statement', async () => {
  const { a } = createNodes()
  await deps.db.one(sql`delete from rate_limit_windows`)
  for (let count = 0; count < 14; count++) a.consume('messages', { accountId: 'quiet', ip: '203.0.113.1' })
  await a.share()
  expect(await deps.db.many(sql`select key from rate_limit_windows`)).toEqual([])
})
