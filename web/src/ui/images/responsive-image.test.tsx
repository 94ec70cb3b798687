// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPicture, rememberPicture } from './loaded-images.ts'
import { Picture } from './responsive-image.tsx'

let root: Root
let place: HTMLElement
let margin: string | undefined
let come: () => void

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(look: (entries: unknown[]) => void, options: { rootMargin: string }) {
        margin = options.rootMargin
        this.look = look
      }
      look: (entries: unknown[]) => void
      observe(target: Element) {
        come = () => this.look([{ target, isIntersecting: true }])
      }
      unobserve() {}
    },
  )
  place = document.createElement('div')
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  forgetPicture(src)
  vi.useRealTimers()
})

const src = '/api/images/mug'
const draw = (more: { eager?: boolean } = {}) =>
  act(() => root.render(<Picture src={src} size="small" alt="A mug" {...more} />))
const image = () => place.querySelector('img')
const loader = () => place.querySelector('.skeleton')
const happen = (what: 'load' | 'error') => act(() => image()?.dispatchEvent(new Event(what)))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('it is asked for fifty pixels before it is seen', () => {
  draw()
  expect(image()?.getAttribute('src')).toBeNull()
  act(() => come())
  expect(margin).toBe('50px')
  expect(image()?.getAttribute('src')).toBe('/api/images/mug?format=webp&size=small')
})

test('what is first on the page, or was seen before, is asked for at once', () => {
  draw({ eager: true })
  expect(image()?.getAttribute('src')).toBeTruthy()
  act(() => root.render(null))
  rememberPicture(src, '/shown')
  draw()
  expect(image()?.getAttribute('src')).toBeTruthy()
})

test('after half a second something is shown in its place, which then fades away in 0.3 s', () => {
  draw({ eager: true })
  pass(499)
  expect(loader()).toBeNull()
  pass(1)
  expect(loader()?.className).not.toContain('opacity-0')
  happen('load')
  expect(loader()?.className).toContain('opacity-0')
  pass(299)
  expect(loader()).not.toBeNull()
  pass(1)
  expect(loader()).toBeNull()
})

test('a quick picture needs nothing in its place', () => {
  draw({ eager: true })
  pass(400)
  happen('load')
  pass(1000)
  expect(loader()).toBeNull()
})

test('it is tried twice more, then a drawing stands for it until the connection is back', () => {
  draw({ eager: true })
  for (const _retry of [1, 2]) {
    happen('error')
    expect(image()).not.toBeNull()
    pass(1000)
  }
  happen('error')
  expect(image()).toBeNull()
  expect(place.querySelector('svg')?.getAttribute('aria-label')).toBe('A mug')
  act(() => globalThis.dispatchEvent(new Event('online')))
  expect(image()).not.toBeNull()
})
