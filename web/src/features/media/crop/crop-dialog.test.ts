import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialZoomView, panBy, type ZoomView, zoomAt } from '../../../ui/images/zoom.ts'
import { fitWithin } from '../resize-photo.ts'
import { coverFrame, getCropArea } from './crop-dialog.tsx'

const side = fc.integer({ min: 20, max: 4000 })
const imageSize = fc.record({ width: side, height: side })
const frame = { width: 300, height: 300 }
const coordinate = fc.integer({ min: -900, max: 900 })
const point = fc.record({ x: coordinate, y: coordinate })
const factor = fc.double({ min: 0.2, max: 6, noNaN: true })

test('the initial crop of a wide photo is the middle square, and dragging moves it to the edge', () => {
  const photo = { width: 1200, height: 800 }
  expect(getCropArea(initialZoomView, photo, frame)).toEqual({ left: 200, top: 0, width: 800, height: 800 })
  const view = panBy(initialZoomView, { x: 900, y: 50 }, frame, coverFrame(photo, frame))
  expect(getCropArea(view, photo, frame)).toEqual({ left: 0, top: 0, width: 800, height: 800 })
})

test('a crop never extends beyond the image, however it is dragged and zoomed', () => {
  fc.assert(
    fc.property(imageSize, fc.array(fc.tuple(factor, point, point), { maxLength: 8 }), (photo, steps) => {
      const content = coverFrame(photo, frame)
      let view: ZoomView = initialZoomView
      for (const [by, at, shift] of steps)
        view = panBy(zoomAt(view, by, at, frame, content), shift, frame, content)
      const { left, top, width, height } = getCropArea(view, photo, frame)
      expect(left).toBeGreaterThanOrEqual(-1e-6)
      expect(top).toBeGreaterThanOrEqual(-1e-6)
      expect(left + width).toBeLessThanOrEqual(photo.width + 1e-6)
      expect(top + height).toBeLessThanOrEqual(photo.height + 1e-6)
      expect(width).toBeCloseTo(height)
    }),
  )
})

test('a crop keeps its size up to the largest displayed size', () => {
  expect(fitWithin({ width: 900, height: 900 }, 2400)).toEqual({ width: 900, height: 900 })
  expect(fitWithin({ width: 3600, height: 1800 }, 2400)).toEqual({ width: 2400, height: 1200 })
})
