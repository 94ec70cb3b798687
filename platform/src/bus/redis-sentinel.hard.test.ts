import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { describeError } from '../log/describe-error.ts'
import { sentinelSkipReason, startRedisSentinels } from '../test/redis-sentinels.ts'
import { startTcpProxy } from '../test/tcp-proxy.ts'
import { waitUntilConnected } from '../test/wait-until-connected.ts'
import type { UntypedBus } from './bus.ts'
import { connectRedisBus } from './redis-bus.ts'

const password = 'only-for-redis'
/** Half a second until the primary counts as down, an election, a heartbeat; four times as long on a busy machine. */
const maxRecoveryMs = 30_000
const skipped = sentinelSkipReason ? ` (skipped: ${sentinelSkipReason})` : ''
type Deployment = Awaited<ReturnType<typeof startRedisSentinels>>

const failures: Record<string, (redis: Deployment) => unknown> = {
  'is killed': ({ primary }) => primary.stop(),
  hangs: ({ primary }) => primary.freeze(),
  'hangs with the machine that it shares with a sentinel': ({ freezeMachine }) => freezeMachine(),
  'is replaced by an administrator': ({ failOver }) => failOver(),
}

/** Publishes numbers from one node, and records on the other which arrive and when some may have been missed. */
function followNumbers(from: UntypedBus, to: UntypedBus) {
  const topic = randomUUID()
  const received = new Set<number>()
  let published = 0
  /** The number that was published last before the most recent hint. */
  let hintedUpTo = 0
  to.subscribe(topic, (number: number | undefined) => {
    if (number === undefined) hintedUpTo = published
    else received.add(number)
  })
  const timer = setInterval(() => from.publish(topic, ++published), 10)
  return {
    stop: () => clearInterval(timer),
    getPublishedCount: () => published,
    hasReceivedAfter: (start: number) => [...received].some((number) => number > start),
    wasHinted: () => hintedUpTo > 0,
    /** Lost, and no hint came afterwards. */
    findSilentlyLost: () =>
      Array.from({ length: published }, (_, index) => index + 1).filter(
        (number) => number > hintedUpTo && !received.has(number),
      ),
  }
}

describe.each(Object.entries(failures))(`when the primary %s${skipped}`, (_, fail) => {
  test.skipIf(sentinelSkipReason)(
    'events travel through the new one, and no loss stays unknown',
    async () => {
      const redis = await startRedisSentinels(password)
      const warnings: string[] = []
      const warn = (error: unknown, text: string) => void warnings.push(`${text}: ${describeError(error)}`)
      const [here, there] = [connectRedisBus(redis.url, warn), connectRedisBus(redis.url, warn)]
      await Promise.all([waitUntilConnected(here, there), waitUntilConnected(there, here)])
      const directions = [followNumbers(here, there), followNumbers(there, here)]
      await vi.waitFor(
        () => expect(directions.every(({ hasReceivedAfter }) => hasReceivedAfter(0))).toBe(true),
        maxRecoveryMs,
      )

      await fail(redis)
      const failedAt = performance.now()
      await redis.waitForNewPrimary()
      await wait(100)
      const marks = directions.map(({ getPublishedCount }) => getPublishedCount())
      await vi.waitFor(() => {
        for (const [index, { hasReceivedAfter, wasHinted }] of directions.entries()) {
          expect(hasReceivedAfter(marks[index] ?? 0)).toBe(true)
          expect(wasHinted()).toBe(true)
        }
      }, maxRecoveryMs)
      const recoveryMs = performance.now() - failedAt
      for (const { stop } of directions) stop()
      await vi.waitFor(() => {
        for (const { findSilentlyLost } of directions) expect(findSilentlyLost()).toEqual([])
      }, maxRecoveryMs)

      expect(recoveryMs).toBeLessThan(maxRecoveryMs)
      expect(warnings.join('\n')).toContain('the Redis connection was lost')
      expect(warnings.join('\n')).not.toContain(password)
      await Promise.all([here.close(), there.close()])
    },
  )
})

test.skipIf(sentinelSkipReason)('nodes that still reach a replaced primary leave it', async () => {
  const redis = await startRedisSentinels(password)
  const connect = () => connectRedisBus(redis.url, () => {})
  const before = [connect(), connect()] as const
  await waitUntilConnected(...before)
  await redis.hidePrimaryFromSentinels()
  await redis.waitForNewPrimary()
  const after = connect()
  for (const node of before)
    await Promise.all([waitUntilConnected(node, after), waitUntilConnected(after, node)])
  await Promise.all([...before, after].map((node) => node.close()))
})

test.skipIf(sentinelSkipReason)('a failover with a slow sentinel ends no connection', async () => {
  const redis = await startRedisSentinels(password)
  const slow = await startTcpProxy(redis.sentinelPorts[0])
  const url = redis.url.replace(`${redis.sentinelPorts[0]}`, `${slow.port}`)
  const nodes = [connectRedisBus(url, () => {}), connectRedisBus(url, () => {})] as const
  await waitUntilConnected(...nodes)
  slow.delay(300)
  await redis.primary.stop()
  await redis.waitForNewPrimary()
  await waitUntilConnected(...nodes)
  await Promise.all(nodes.map((node) => node.close()))
  slow.close()
})
