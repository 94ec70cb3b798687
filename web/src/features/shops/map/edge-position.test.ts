import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, findEdgePosition } from './edge-position.ts'

const frame: Box = { left: 10, top: 10, width: 380, height: 500 }
const size = { width: 120, height: 32 }
const middle = { x: 200, y: 260 }

test('a visible target has no signpost', () => {
  expect(findEdgePosition({ x: 12, y: 12 }, frame, size, [])).toBeUndefined()
  expect(findEdgePosition(middle, frame, size, [])).toBeUndefined()
})

test('a narrow map has signposts at top and bottom only', () => {
  expect(findEdgePosition({ x: -9000, y: 200 }, frame, size, [])).toEqual({ left: 10, top: 10, ...size })
})

test('a signpost is at the edge in the direction of its target', () => {
  expect(findEdgePosition({ x: 200, y: -4000 }, frame, size, [])).toEqual({ left: 140, top: 10, ...size })
  const wide = { ...frame, width: 780 }
  expect(findEdgePosition({ x: 9000, y: 260 }, wide, size, [])).toEqual({ left: 670, top: 244, ...size })
})

test('signposts are completely inside the frame, and never overlap', () => {
  const far = fc.double({ min: -20_000, max: 20_000, noNaN: true })
  const inside = ({ left, top, width, height }: Box) =>
    left >= 9.999 && top >= 9.999 && left + width <= 390.001 && top + height <= 510.001
  fc.assert(
    fc.property(fc.array(fc.record({ x: far, y: far }), { maxLength: 6 }), (aims) => {
      const placedBoxes: Box[] = []
      for (const aim of aims) {
        const box = findEdgePosition(aim, frame, size, placedBoxes)
        if (!box) continue
        expect(inside(box)).toBe(true)
        for (const other of placedBoxes)
          expect(
            Math.abs(box.left - other.left) >= size.width || Math.abs(box.top - other.top) >= size.height,
          ).toBe(true)
        placedBoxes.push(box)
      }
    }),
  )
})
