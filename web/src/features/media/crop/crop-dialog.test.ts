// @vitest-environment happy-dom

import { select } from 'd3-selection'
import { zoomTransform } from 'd3-zoom'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createZoom, type FrameSize } from '../../../ui/images/use-zoom.ts'
import { fitWithin } from '../resize-photo.ts'
import { getCropArea } from './crop-dialog.tsx'

const side = fc.integer({ min: 20, max: 4000 })
const imageSize = fc.record({ width: side, height: side })
const frame = { width: 300, height: 300 }
const coordinate = fc.integer({ min: -900, max: 900 })
const factor = fc.double({ min: 0.2, max: 6, noNaN: true })

function createCrop(photo: FrameSize) {
  const element = document.createElement('div')
  Object.defineProperties(element, {
    clientWidth: { value: frame.width },
    clientHeight: { value: frame.height },
  })
  const area = () => getCropArea(zoomTransform(element), photo, frame)
  return { target: select(element), zoom: createZoom('cover', () => photo), area }
}

test('the initial crop of a wide photo is the middle square, and dragging moves it to the edge', () => {
  const { target, zoom, area } = createCrop({ width: 1200, height: 800 })
  expect(area()).toEqual({ left: 200, top: 0, width: 800, height: 800 })
  zoom.translateBy(target, 900, 50)
  expect(area()).toEqual({ left: 0, top: 0, width: 800, height: 800 })
})

test('a crop never extends beyond the image, however it is dragged and zoomed', () => {
  const steps = fc.array(fc.tuple(factor, coordinate, coordinate), { maxLength: 8 })
  fc.assert(
    fc.property(imageSize, steps, (photo, taken) => {
      const { target, zoom, area } = createCrop(photo)
      for (const [by, x, y] of taken) {
        zoom.scaleBy(target, by, [x, y])
        zoom.translateBy(target, y, x)
      }
      const { left, top, width, height } = area()
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
