import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fitInside,
  initialZoomView,
  isDoubleTap,
  maxScale,
  panBy,
  pinch,
  type ZoomView,
  zoomAt,
} from './zoom.ts'

const frame = { width: 400, height: 300 }
const coordinate = fc.integer({ min: -500, max: 500 })
const point = fc.record({ x: coordinate, y: coordinate })
const factor = fc.double({ min: 0.1, max: 10, noNaN: true })
const inside = ({ scale, x, y }: ZoomView) => {
  expect(scale).toBeGreaterThanOrEqual(1)
  expect(scale).toBeLessThanOrEqual(maxScale)
  expect(Math.abs(x)).toBeLessThanOrEqual(((scale - 1) * frame.width) / 2 + 1e-9)
  expect(Math.abs(y)).toBeLessThanOrEqual(((scale - 1) * frame.height) / 2 + 1e-9)
}

test('the point under the pointer stays in place', () => {
  const view = zoomAt(initialZoomView, 2, { x: 50, y: -30 }, frame)
  expect(view).toEqual({ scale: 2, x: -50, y: 30 })
  const under = (at: number, offset: number, scale: number) => (at - offset) / scale
  const next = zoomAt(view, 1.5, { x: 20, y: 10 }, frame)
  expect(under(20, next.x, next.scale)).toBeCloseTo(under(20, view.x, view.scale))
})

test('however it is zoomed and panned, the image fills its frame', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(factor, point, point), { maxLength: 12 }), (steps) => {
      let view = initialZoomView
      for (const [by, at, shift] of steps) {
        view = panBy(zoomAt(view, by, at, frame), shift, frame)
        inside(view)
      }
    }),
  )
})

test('spreading fingers zoom, moving fingers pan', () => {
  const apart = pinch(
    initialZoomView,
    [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ],
    [
      { x: -100, y: 0 },
      { x: 100, y: 0 },
    ],
    frame,
  )
  expect(apart).toEqual({ scale: 2, x: 0, y: 0 })
  const aside = pinch(
    apart,
    [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ],
    [
      { x: -30, y: 10 },
      { x: 70, y: 10 },
    ],
    frame,
  )
  expect(aside).toEqual({ scale: 2, x: 20, y: 10 })
})

test('at its original size it is centered', () => {
  fc.assert(
    fc.property(factor, point, (by, at) => {
      expect(zoomAt(zoomAt(initialZoomView, by, at, frame), 0.01, at, frame)).toEqual(initialZoomView)
    }),
  )
})

test('two taps are a double tap only when they are close in time and place', () => {
  const first = { x: 10, y: 10, at: 1000 }
  expect(isDoubleTap(first, { x: 18, y: 4, at: 1200 })).toBe(true)
  expect(isDoubleTap(undefined, first)).toBe(false)
  expect(isDoubleTap(first, { x: 10, y: 10, at: 1500 })).toBe(false)
  expect(isDoubleTap(first, { x: 90, y: 10, at: 1200 })).toBe(false)
})

test('a square image on a tall screen is panned no further than its own edge', () => {
  const tall = { width: 400, height: 900 }
  const displayedSize = fitInside({ width: 1200, height: 1200 }, tall)
  expect(displayedSize).toEqual({ width: 400, height: 400 })
  const twice = zoomAt(initialZoomView, 2, { x: 0, y: 0 }, tall, displayedSize)
  expect(panBy(twice, { x: 900, y: 900 }, tall, displayedSize)).toEqual({ scale: 2, x: 200, y: 0 })
})
