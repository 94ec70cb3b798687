import { expect, test } from 'vitest'
import { createPrimaryPosition } from './primary-position.ts'

const fail = () => Promise.reject(new Error('away'))

function createSubject() {
  const state = {
    position: 100,
    time: 0,
    missed: 0,
    warnings: [] as string[],
    find: undefined as undefined | (() => Promise<number>),
  }
  const primary = createPrimaryPosition({
    findPosition: () => state.find?.() ?? Promise.resolve(state.position),
    maxWaitMs: 20,
    maxStaleMs: 5000,
    warn: (_error, message) => void state.warnings.push(message),
    onMissedChanges: () => void state.missed++,
    now: () => state.time,
  })
  return { state, primary }
}

test('the floor is the position of the primary after each reported change', async () => {
  const { state, primary } = createSubject()
  expect(await primary.findFloor()).toBe(100)
  state.position = 200
  expect(await primary.findFloor()).toBe(100)
  primary.markChanged()
  expect(await primary.findFloor()).toBe(200)
})

test('a position that was requested before the event does not count', async () => {
  const { state, primary } = createSubject()
  const { promise, resolve } = Promise.withResolvers<number>()
  state.find = () => promise
  const floor = primary.findFloor()
  primary.markChanged()
  const later = primary.findFloor()
  state.find = undefined
  state.position = 300
  resolve(100)
  expect(await later).toBe(300)
  expect(await floor).toBe(300)
})

test('without events the floor rises after the time that reads may be old', async () => {
  const { state, primary } = createSubject()
  await primary.check()
  for (const [time, position] of [
    [1000, 110],
    [4000, 140],
    [5000, 150],
    [9000, 190],
  ] as const) {
    Object.assign(state, { time, position })
    await primary.check()
  }
  expect(await primary.findFloor()).toBe(140)
})

test('another primary may be behind the lost one', async () => {
  const { state, primary } = createSubject()
  expect(await primary.findFloor()).toBe(100)
  state.position = 90
  await primary.check()
  expect(await primary.findFloor()).toBe(90)
})

test('a primary that takes too long leaves the floor unknown', async () => {
  const { state, primary } = createSubject()
  state.find = () => new Promise(() => {})
  expect(await primary.findFloor()).toBeUndefined()
  expect(primary.isDown()).toBe(false)
})

test('while the primary is down there is no floor; what reads may have missed is reported when it is back', async () => {
  const { state, primary } = createSubject()
  await primary.check()
  state.find = fail
  await primary.check()
  await primary.check()
  expect(primary.isDown()).toBe(true)
  state.find = undefined
  await primary.check()
  expect({ down: primary.isDown(), missed: state.missed, warnings: state.warnings.length }).toEqual({
    down: false,
    missed: 0,
    warnings: 2,
  })

  primary.markDown(new Error('refused'))
  expect(await primary.findFloor()).toBe(0)
  await primary.check()
  expect(state.missed).toBe(1)
  expect(await primary.findFloor()).toBe(100)
})
