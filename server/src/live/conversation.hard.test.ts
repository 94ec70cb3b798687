import { sql } from '@mainstreet/platform/db/sql.ts'
import { redisSkipReason, startRedisServer } from '@mainstreet/platform/test/redis-server.ts'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { interruptedSends } from '../test/chat/chat-races.ts'
import { type ChatStep, chatScenarios, playChatScenario } from '../test/chat/chat-scenario.ts'
import { runRedisFaults } from '../test/chat/redis-faults.ts'
import { removeGuard } from '../test/faults/query-faults.ts'
import { runSlowReader } from '../test/load/slow-reader.ts'
import { startInProcessNode } from '../test/nodes/in-process-node.ts'
import { createTestApp } from '../test/setup/test-app.ts'

const testApp = await createTestApp()

test('a hundred random chat scenarios end in the stored state', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(chatScenarios, async (scenario) => {
      expect(await playChatScenario(testApp, scenario)).toEqual([])
    }),
    { numRuns: 100, endOnFailure: true },
  )
})

test('ten thousand messages whose requests are interrupted at random are stored once each', {
  timeout: 600_000,
}, async () => {
  expect(await interruptedSends(testApp, 10_000)).toEqual([])
})

test.skipIf(redisSkipReason)(
  'Redis fails, a node loses it and another restarts while two hundred pairs chat',
  {
    timeout: 600_000,
  },
  async () => {
    const redis = await startRedisServer()
    const { problems, ...result } = await runRedisFaults(testApp, redis, {
      pairs: 200,
      seconds: 300,
      perSecond: 100,
    }).finally(redis.stop)
    console.log(JSON.stringify(result))
    expect(problems).toEqual([])
  },
)

test('a client that does not read costs the others no time and the node no memory', {
  timeout: 120_000,
}, async () => {
  const node = await startInProcessNode(testApp)
  const baseline = await runSlowReader(node, { ...(await testApp.createCustomer()), sleeps: false })
  const result = await runSlowReader(node, await testApp.createCustomer())
  console.log(
    `the others' p99 ${result.p99.toFixed(1)} ms beside ${baseline.p99.toFixed(1)} ms, grown by ${Math.round(result.grownBytes / 1e6)} MB`,
  )
  expect([...baseline.problems, ...result.problems]).toEqual([])
  expect(result.p99).toBeLessThan(3 * Math.max(baseline.p99, 20))
  expect(result.grownBytes).toBeLessThan(100e6)
})

describe('a scenario without its guard fails', () => {
  const cutOff: ChatStep[] = [
    { do: 'connect', who: 1, node: 1 },
    { do: 'cut', who: 1 },
    { do: 'say', who: 0 },
    { do: 'say', who: 0 },
    { do: 'post', who: 0, node: 0, times: 1, loses: false },
  ]

  test('no_catch_up', { timeout: 60_000 }, async () => {
    // in a queue of ten thousand events the messages of this scenario would arrive late, but in order
    const open = await createTestApp()
    removeGuard(open.db, 'no_catch_up')
    expect(await playChatScenario(open, cutOff)).not.toEqual([])
    await open.close()
  })

  // nothing recovers here: each wait runs to its timeout, and a busy machine stretches it
  test.skipIf(redisSkipReason)('no_catch_up, with lost connections', { timeout: 600_000 }, async () => {
    const redis = await startRedisServer()
    const restore = removeGuard(testApp.db, 'no_catch_up')
    const load = { pairs: 20, seconds: 15, perSecond: 40 }
    const { problems } = await runRedisFaults(testApp, redis, load).finally(restore)
    await redis.stop()
    expect(problems).not.toEqual([])
  })

  test('no_next_number', { timeout: 60_000 }, async () => {
    const restore = removeGuard(testApp.db, 'no_next_number')
    const failures = await interruptedSends(testApp, 50).finally(restore)
    expect(failures).not.toEqual([])
  })

  test('without the unique message_id', { timeout: 60_000 }, async () => {
    const open = await createTestApp()
    await open.db.one(sql`alter table chat_messages drop constraint chat_messages_sender_id_message_id_key`)
    expect(await interruptedSends(open, 100)).not.toEqual([])
    await open.close()
  })

  test('without the limit of buffered bytes', { timeout: 60_000 }, async () => {
    const node = await startInProcessNode(testApp)
    const bottomless = vi.spyOn(WebSocket.prototype, 'bufferedAmount', 'get').mockReturnValue(0)
    const { problems } = await runSlowReader(node, await testApp.createCustomer()).finally(() =>
      bottomless.mockRestore(),
    )
    expect(problems).not.toEqual([])
  })
})
