// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetLoadedImage, rememberLoadedImage } from './loaded-images.ts'
import { ResponsiveImage } from './responsive-image.tsx'

let root: Root
let container: HTMLElement
let margin: string | undefined
let enterViewport: () => void

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: unknown[]) => void, options: { rootMargin: string }) {
        margin = options.rootMargin
        this.callback = callback
      }
      callback: (entries: unknown[]) => void
      observe(target: Element) {
        enterViewport = () => this.callback([{ target, isIntersecting: true }])
      }
      unobserve() {}
    },
  )
  container = document.createElement('div')
  root = createRoot(container)
})
afterEach(() => {
  act(() => root.unmount())
  forgetLoadedImage(src)
  vi.useRealTimers()
})

const src = '/api/images/mug'
const render = (more: { eager?: boolean } = {}) =>
  act(() => root.render(<ResponsiveImage src={src} size="small" alt="A mug" {...more} />))
const image = () => container.querySelector('img')
const loader = () => container.querySelector('.skeleton')
const dispatch = (type: 'load' | 'error') => act(() => image()?.dispatchEvent(new Event(type)))
const advanceMs = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('it loads fifty pixels before it becomes visible', () => {
  render()
  expect(image()?.getAttribute('src')).toBeNull()
  act(() => enterViewport())
  expect(margin).toBe('50px')
  expect(image()?.getAttribute('src')).toBe('/api/images/mug?format=webp&size=small')
})

test('an eager image, or one shown before, loads at once', () => {
  render({ eager: true })
  expect(image()?.getAttribute('src')).toBeTruthy()
  act(() => root.render(null))
  rememberLoadedImage(src, '/shown')
  render()
  expect(image()?.getAttribute('src')).toBeTruthy()
})

test('in a page from the server it has its address, and the browser decides when to load it', () => {
  const app = <ResponsiveImage src={src} size="small" alt="A mug" />
  act(() => root.unmount())
  container.innerHTML = renderToString(app)
  act(() => {
    root = hydrateRoot(container, app)
  })
  expect(image()?.getAttribute('src')).toBe('/api/images/mug?format=webp&size=small')
  expect(image()?.getAttribute('loading')).toBe('lazy')
})

test('after half a second a placeholder is shown, which then fades out in 0.3 s', () => {
  render({ eager: true })
  advanceMs(499)
  expect(loader()).toBeNull()
  advanceMs(1)
  expect(loader()?.className).not.toContain('opacity-0')
  dispatch('load')
  expect(loader()?.className).toContain('opacity-0')
  advanceMs(299)
  expect(loader()).not.toBeNull()
  advanceMs(1)
  expect(loader()).toBeNull()
})

test('a fast image shows no placeholder', () => {
  render({ eager: true })
  advanceMs(400)
  dispatch('load')
  advanceMs(1000)
  expect(loader()).toBeNull()
})

test('it is retried twice, then a drawing replaces it until the connection is back', () => {
  render({ eager: true })
  for (const _retry of [1, 2]) {
    dispatch('error')
    expect(image()).not.toBeNull()
    advanceMs(1000)
  }
  dispatch('error')
  expect(image()).toBeNull()
  expect(container.querySelector('svg')?.getAttribute('aria-label')).toBe('A mug')
  act(() => globalThis.dispatchEvent(new Event('online')))
  expect(image()).not.toBeNull()
})
