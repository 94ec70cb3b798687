import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { sql } from '../platform/db/sql.ts'
import { cutSends } from '../test/chat/chat-races.ts'
import { live, type Step, steps } from '../test/chat/chat-scenario.ts'
import { redisStorm } from '../test/chat/redis-faults.ts'
import { sabotage } from '../test/faults/query-faults.ts'
import { slowReader } from '../test/load/slow-reader.ts'
import { startNode } from '../test/nodes/in-process-node.ts'
import { noRedis, startRedis } from '../test/setup/redis-server.ts'
import { startTown } from '../test/setup/test-app.ts'

const town = await startTown()

test('a hundred stories end well', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      expect(await live(town, story)).toEqual([])
    }),
    { numRuns: 100, endOnFailure: true },
  )
})

test('ten thousand messages that are cut off at random are stored once each', {
  timeout: 600_000,
}, async () => {
  expect(await cutSends(town, 10_000)).toEqual([])
})

test.skipIf(noRedis)(
  'Redis dies, a node loses it and another restarts while two hundred pairs talk',
  {
    timeout: 600_000,
  },
  async () => {
    const redis = await startRedis()
    const { faults, ...told } = await redisStorm(town, redis, {
      pairs: 200,
      seconds: 300,
      perSecond: 100,
    }).finally(redis.stop)
    console.log(JSON.stringify(told))
    expect(faults).toEqual([])
  },
)

test('who does not read costs the others no time, and the node no memory', { timeout: 120_000 }, async () => {
  const node = await startNode(town)
  const quiet = await slowReader(node, { sleeps: false })
  const told = await slowReader(node)
  console.log(
    `the others' p99 ${told.p99.toFixed(1)} ms beside ${quiet.p99.toFixed(1)} ms, grown by ${Math.round(told.grownBytes / 1e6)} MB`,
  )
  expect([...quiet.faults, ...told.faults]).toEqual([])
  expect(told.p99).toBeLessThan(3 * Math.max(quiet.p99, 20))
  expect(told.grownBytes).toBeLessThan(100e6)
})

describe('a promise whose guard is taken away is seen to be broken', () => {
  const cutOff: Step[] = [
    { do: 'connect', who: 1, node: 1 },
    { do: 'cut', who: 1 },
    { do: 'say', who: 0 },
    { do: 'say', who: 0 },
    { do: 'post', who: 0, node: 0, times: 1, loses: false },
  ]

  test('no_catch_up', { timeout: 60_000 }, async () => {
    const mend = sabotage(town.db, 'no_catch_up')
    const faults = await live(town, cutOff).finally(mend)
    expect(faults).not.toEqual([])
  })

  // nothing heals here: each of its waits lasts to the end, and they stretch on a busy machine
  test.skipIf(noRedis)('no_catch_up, in a storm', { timeout: 600_000 }, async () => {
    const redis = await startRedis()
    const mend = sabotage(town.db, 'no_catch_up')
    const storm = { pairs: 20, seconds: 15, perSecond: 40 }
    const { faults } = await redisStorm(town, redis, storm).finally(mend)
    await redis.stop()
    expect(faults).not.toEqual([])
  })

  test('no_next_number', { timeout: 60_000 }, async () => {
    const mend = sabotage(town.db, 'no_next_number')
    const faults = await cutSends(town, 50).finally(mend)
    expect(faults).not.toEqual([])
  })

  test('no unique message_id', { timeout: 60_000 }, async () => {
    const open = await startTown()
    await open.db.one(
      sql`alter table direct_messages drop constraint direct_messages_sender_id_message_id_key`,
    )
    expect(await cutSends(open, 100)).not.toEqual([])
    await open.close()
  })

  test('no bound of what waits for a reader', { timeout: 60_000 }, async () => {
    const node = await startNode(town)
    const bottomless = vi.spyOn(WebSocket.prototype, 'bufferedAmount', 'get').mockReturnValue(0)
    const { faults } = await slowReader(node).finally(() => bottomless.mockRestore())
    expect(faults).not.toEqual([])
  })
})
