import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getAdjacentStop, getRestingStop, getSheetHeightPx, sheetStops } from './bottom-sheet.tsx'

const screenPx = 800

test('a slow release settles at the nearest stop', () => {
  const rest = (height: number) => getRestingStop({ height, screenPx, speed: 0, from: 'closed' })
  expect([rest(70), rest(200), rest(300), rest(500), rest(600), rest(700)]).toEqual([
    'closed',
    'closed',
    'half',
    'half',
    'full',
    'full',
  ])
})

test('a fling goes to the next stop in its direction, and no further than the last', () => {
  expect(getRestingStop({ height: 120, screenPx, speed: 1, from: 'closed' })).toBe('half')
  expect(getRestingStop({ height: 400, screenPx, speed: -1, from: 'half' })).toBe('closed')
  expect(getRestingStop({ height: 700, screenPx, speed: 1, from: 'full' })).toBe('full')
  expect(getRestingStop({ height: 650, screenPx, speed: 2, from: 'half' })).toBe('full')
})

test('the stops are ascending, and each can be reached from each in two steps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 320, max: 2000 }), (px) => {
      const heights = sheetStops.map((stop) => getSheetHeightPx(stop, px))
      expect(heights).toEqual([...heights].sort((a, b) => a - b))
      for (const stop of sheetStops)
        expect([getAdjacentStop(stop, 2), getAdjacentStop(stop, -2)]).toEqual(['full', 'closed'])
    }),
  )
})
