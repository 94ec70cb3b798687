// @vitest-environment happy-dom

import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { select } from 'd3-selection'
import { zoomTransform } from 'd3-zoom'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { createZoom, type FrameSize, fitToFrame, maxScale, useZoom } from './use-zoom.ts'

afterEach(cleanup)

const coordinate = fc.integer({ min: -500, max: 500 })
const factor = fc.double({ min: 0.1, max: 10, noNaN: true })
const frame = { width: 400, height: 300 }

/** Elements have no size in these tests. */
function setFrameSize(element: HTMLElement, { width, height }: FrameSize) {
  Object.defineProperties(element, { clientWidth: { value: width }, clientHeight: { value: height } })
}

function createFrame(size: FrameSize, content?: FrameSize) {
  const element = document.createElement('div')
  setFrameSize(element, size)
  return {
    target: select(element),
    zoom: createZoom('contain', () => content),
    view: () => zoomTransform(element),
  }
}

test('however it is zoomed and panned, the image fills its frame', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(factor, coordinate, coordinate), { maxLength: 12 }), (steps) => {
      const { target, zoom, view } = createFrame(frame)
      for (const [by, x, y] of steps) {
        zoom.scaleBy(target, by, [x, y])
        zoom.translateBy(target, y, x)
        const { k } = view()
        expect(k).toBeGreaterThanOrEqual(1)
        expect(k).toBeLessThanOrEqual(maxScale)
        const [left, top] = view().apply([0, 0])
        const [right, bottom] = view().apply([frame.width, frame.height])
        expect(Math.max(left, top)).toBeLessThanOrEqual(1e-9)
        expect(right).toBeGreaterThanOrEqual(frame.width - 1e-9)
        expect(bottom).toBeGreaterThanOrEqual(frame.height - 1e-9)
      }
    }),
  )
})

test('a square image on a tall screen is panned no further than its own edge', () => {
  const [tall, square] = [
    { width: 400, height: 900 },
    { width: 1200, height: 1200 },
  ]
  expect(fitToFrame(square, tall, 'contain')).toEqual({ width: 400, height: 400 })
  const { target, zoom, view } = createFrame(tall, square)
  zoom.scaleBy(target, 2)
  zoom.translateBy(target, 900, 900)
  // the left edge at the left, and centered from top to bottom
  expect(view().apply([0, 450])).toEqual([0, 450])
})

function Zoomed() {
  const { view, frame, onKeyDown } = useZoom(undefined, 'contain')
  return (
    <div ref={frame} role="application" onKeyDown={onKeyDown}>
      {Math.round(view.k * 100)}% {Math.round(view.x)} {Math.round(view.y)}
    </div>
  )
}

function renderZoomed() {
  render(<Zoomed />)
  const zoomed = screen.getByRole('application')
  setFrameSize(zoomed, frame)
  return zoomed
}

test('keys zoom around the center, pan and reset', () => {
  const zoomed = renderZoomed()
  const after = (key: string) => {
    fireEvent.keyDown(zoomed, { key })
    return zoomed.textContent
  }
  expect(after('+')).toBe('140% -80 -60')
  expect(after('ArrowLeft')).toBe('140% -20 -60')
  expect(after('ArrowUp')).toBe('140% -20 0')
  expect(after('-')).toBe('100% 0 0')
  expect(after('=')).toBe('140% -80 -60')
  expect(after('0')).toBe('100% 0 0')
})

test('the wheel keeps the point under the pointer in place, and never scrolls the page behind', () => {
  const zoomed = renderZoomed()
  const turnWheel = (deltaY: number) => {
    // happy-dom's wheel events have no position
    const event = Object.assign(createEvent.wheel(zoomed, { deltaY }), { clientX: 100, clientY: 60 })
    fireEvent(zoomed, event)
    return event
  }
  turnWheel(-500)
  expect(zoomed.textContent).toBe('200% -100 -60')
  turnWheel(5000)
  expect(zoomed.textContent).toBe('100% 0 0')
  expect(turnWheel(500).defaultPrevented).toBe(true)
})

test('a double click zooms in on its point, and out again', () => {
  const zoomed = renderZoomed()
  fireEvent.doubleClick(zoomed, { clientX: 100, clientY: 60 })
  expect(zoomed.textContent).toBe('250% -150 -90')
  fireEvent.doubleClick(zoomed, { clientX: 300, clientY: 10 })
  expect(zoomed.textContent).toBe('100% 0 0')
})
