import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, findEdgePosition } from './edge-position.ts'

const frame: Box = { left: 10, top: 10, width: 380, height: 500 }
const size = { width: 120, height: 32 }
const middle = { x: 200, y: 260 }

test('what is in sight has no post', () => {
  expect(findEdgePosition({ x: 12, y: 12 }, frame, size, [])).toBeUndefined()
  expect(findEdgePosition(middle, frame, size, [])).toBeUndefined()
})

test("a narrow map has its posts above and below, where they are in nobody's way", () => {
  expect(findEdgePosition({ x: -9000, y: 200 }, frame, size, [])).toEqual({ left: 10, top: 10, ...size })
})

test('a post stands at the edge on the way to what it points to', () => {
  expect(findEdgePosition({ x: 200, y: -4000 }, frame, size, [])).toEqual({ left: 140, top: 10, ...size })
  const wide = { ...frame, width: 780 }
  expect(findEdgePosition({ x: 9000, y: 260 }, wide, size, [])).toEqual({ left: 670, top: 244, ...size })
})

test('posts stand whole inside the frame, and never on one another', () => {
  const far = fc.double({ min: -20_000, max: 20_000, noNaN: true })
  const inside = ({ left, top, width, height }: Box) =>
    left >= 9.999 && top >= 9.999 && left + width <= 390.001 && top + height <= 510.001
  fc.assert(
    fc.property(fc.array(fc.record({ x: far, y: far }), { maxLength: 6 }), (aims) => {
      const taken: Box[] = []
      for (const aim of aims) {
        const box = findEdgePosition(aim, frame, size, taken)
        if (!box) continue
        expect(inside(box)).toBe(true)
        for (const other of taken)
          expect(
            Math.abs(box.left - other.left) >= size.width || Math.abs(box.top - other.top) >= size.height,
          ).toBe(true)
        taken.push(box)
      }
    }),
  )
})
