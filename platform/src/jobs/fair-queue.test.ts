import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSingleFlight } from '../cache/single-flight.ts'
import { CallerGoneError, createFairQueue, withSharedWork } from './fair-queue.ts'

const createCaller = (key: string) => {
  const caller = { key, gone: false, isGone: () => caller.gone }
  return caller
}

/** Work that ends on demand. */
function createWork() {
  const ended = Promise.withResolvers<void>()
  return { run: () => ended.promise, end: ended.resolve }
}

test('runs two tasks at once and continues after a failure', async () => {
  const queue = createFairQueue({ maxConcurrent: 2, maxWaiting: 10, maxWaitingPerCaller: 10 })
  let running = 0
  let maxRunning = 0
  const work = async (fails: boolean) => {
    maxRunning = Math.max(maxRunning, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    if (fails) throw new Error('broken')
  }
  const results = await Promise.allSettled(
    [false, true, false, true, false].map((fails) => queue(createCaller('a'), () => work(fails))),
  )
  expect(maxRunning).toBe(2)
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  await expect(queue(createCaller('a'), async () => 'well')).resolves.toBe('well')
})

test('callers take turns: one with few tasks waits for at most one task of each other', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.record({ key: fc.string(), tasks: fc.integer({ min: 1, max: 8 }) }), {
        selector: ({ key }) => key,
        minLength: 1,
        maxLength: 6,
      }),
      async (callers) => {
        const queue = createFairQueue({ maxConcurrent: 1, maxWaiting: 100, maxWaitingPerCaller: 10 })
        const first = createWork()
        const turns: string[] = []
        const all = [
          queue(createCaller('running'), first.run),
          ...callers.flatMap(({ key, tasks }) =>
            Array.from({ length: tasks }, () => queue(createCaller(key), async () => void turns.push(key))),
          ),
        ]
        first.end()
        await Promise.all(all)
        // the n-th task of a caller comes before the (n + 1)-th of any other
        const counts = new Map<string, number>()
        let lastRound = 0
        for (const key of turns) {
          const round = (counts.get(key) ?? 0) + 1
          counts.set(key, round)
          expect(round).toBeGreaterThanOrEqual(lastRound)
          lastRound = round
        }
        expect(Object.fromEntries(counts)).toEqual(
          Object.fromEntries(callers.map(({ key, tasks }) => [key, tasks])),
        )
      },
    ),
  )
})

test('work whose caller has gone is dropped', async () => {
  const queue = createFairQueue({ maxConcurrent: 1, maxWaiting: 10, maxWaitingPerCaller: 10 })
  const first = createWork()
  const running = queue(createCaller('a'), first.run)
  const gone = createCaller('b')
  let isStarted = false
  const dropped = queue(gone, async () => {
    isStarted = true
  })
  const after = queue(createCaller('c'), async () => 'done')
  gone.gone = true
  first.end()
  await expect(dropped).rejects.toThrow(CallerGoneError)
  expect([await running, await after, isStarted]).toEqual([undefined, 'done', false])
})

test('more tasks than may wait are rejected, of one caller and of all', async () => {
  const queue = createFairQueue({ maxConcurrent: 1, maxWaiting: 3, maxWaitingPerCaller: 2 })
  const first = createWork()
  const accepted = [queue(createCaller('a'), first.run)]
  const wait = (key: string) => queue(createCaller(key), async () => undefined)
  accepted.push(wait('a'), wait('a'))
  await expect(wait('a')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
  accepted.push(wait('b'))
  await expect(wait('c')).rejects.toMatchObject({ code: 'unavailable' })
  first.end()
  await Promise.all(accepted)
  await wait('c')
})

test('work that has waited for too long is rejected', async () => {
  const queue = createFairQueue({ maxConcurrent: 1, maxWaiting: 3, maxWaitingPerCaller: 2, maxWaitMs: -1 })
  const first = createWork()
  const running = queue(createCaller('a'), first.run)
  const late = queue(createCaller('b'), async () => undefined)
  first.end()
  await running
  await expect(late).rejects.toMatchObject({ code: 'unavailable' })
})

test('shared work is begun again for those who remain', async () => {
  const queue = createFairQueue({ maxConcurrent: 1, maxWaiting: 10, maxWaitingPerCaller: 10 })
  const flight = createSingleFlight<string>()
  const first = createWork()
  const running = queue(createCaller('a'), first.run)
  const share = (caller: ReturnType<typeof createCaller>) =>
    withSharedWork(caller, () => flight.run('image', () => queue(caller, async () => `for ${caller.key}`)))
  const [gone, waiting] = [createCaller('b'), createCaller('c')]
  const [dropped, shared] = [share(gone), share(waiting)]
  gone.gone = true
  first.end()
  await expect(dropped).rejects.toThrow(CallerGoneError)
  expect([await running, await shared]).toEqual([undefined, 'for c'])
})
