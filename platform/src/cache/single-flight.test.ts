import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

test('concurrent callers of one key share one load, and the next caller starts another', async () => {
  const flight = createSingleFlight<number>()
  let count = 0
  const load = async () => ++count
  expect(await Promise.all([flight.run('a', load), flight.run('a', load), flight.run('b', load)])).toEqual([
    1, 1, 2,
  ])
  expect(await flight.run('a', load)).toBe(3)
})

test('a failed load fails for all its callers and is not cached', async () => {
  const flight = createSingleFlight<number>()
  const fail = () => Promise.reject(new Error('away'))
  const [first, second] = [flight.run('a', fail), flight.run('a', fail)]
  await expect(first).rejects.toThrow('away')
  await expect(second).rejects.toThrow('away')
  expect(await flight.run('a', async () => 1)).toBe(1)
})

test('after clear a new load runs beside the old one, which knows that it is outdated', async () => {
  const flight = createSingleFlight<boolean>()
  const { promise, resolve } = Promise.withResolvers<void>()
  const old = flight.run('a', async (isCurrent) => {
    await promise
    return isCurrent()
  })
  flight.clear()
  const fresh = flight.run('a', async (isCurrent) => {
    await promise
    return isCurrent()
  })
  // the old load ends first: it must not remove the new one
  resolve()
  expect(await old).toBe(false)
  expect(await fresh).toBe(true)
})

test('a result is garbage collected soon, also when many loads have run at once', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: { type: 'minor' }) => void
  const flight = createSingleFlight<string>()
  let loads = 0
  const load = async () => {
    // over several turns, so that loads overlap; the objects of some are old by then
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate)
    loads += 1
    if (loads % 40 === 0) collect({ type: 'minor' })
    return Buffer.alloc(100_000, String(loads)).toString('latin1')
  }
  const before = process.memoryUsage().heapUsed
  let next = 0
  const caller = async () => {
    while (next < 2000) await flight.run(`load ${next++}`, load)
  }
  await Promise.all(Array.from({ length: 30 }, caller))
  for (let minor = 0; minor < 3; minor++) collect({ type: 'minor' })
  // 200 MB were loaded; of them 35 stayed when results were left in the map that had outgrown its table
  expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(20)
})
