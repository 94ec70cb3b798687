// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorLevel } from './report-error.ts'
import { ReportingErrorBoundary } from './reporting-error-boundary.tsx'

let root: Root
let container: HTMLElement
let reports: Record<string, unknown>[]

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  reports = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/errors') reports.push(JSON.parse(String(init.body)))
    return new Response('{"csrfToken":"t","accepted":true}')
  })
  container = document.createElement('div')
  root = createRoot(container)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

let thrown: unknown
function Part() {
  if (thrown) throw thrown
  return <p>All well</p>
}
async function draw(level: ErrorLevel, error: unknown = new Error('Broken'), key = 'a') {
  thrown = error
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <ReportingErrorBoundary level={level} context="a shelf" resetKeys={[key]}>
          <Part />
        </ReportingErrorBoundary>
      </QueryClientProvider>,
    ),
  )
}
const buttons = () => [...container.querySelectorAll('button')].map(({ textContent }) => textContent)
const press = (name: string) =>
  act(async () => [...container.querySelectorAll('button')].find((one) => one.textContent === name)?.click())

describe.each([
  ['page', 'Oops! Something went wrong', ['Try Again', 'Reload Page', 'Go Home']],
  ['section', 'Section Error', ['Try Again', 'Reload Page']],
  ['component', 'Component Error', ['Try Again']],
] as const)('on the level of a %s', (level, title, actions) => {
  test('it says what happened and what can be done', async () => {
    await draw(level)
    expect(container.querySelector('[role=alert]')?.querySelector('h1,h2')?.textContent).toBe(title)
    expect(buttons()).toEqual(actions)
  })
})

test('three tries, counted; then the page has to be loaded anew', async () => {
  await draw('component')
  await press('Try Again')
  expect(buttons()).toEqual(['Retry (1/3)'])
  await press('Retry (1/3)')
  expect(buttons()).toEqual(['Retry (2/3)'])
  await press('Retry (2/3)')
  expect(buttons()).toEqual(['Reload Page'])
})

test('what works again is shown again', async () => {
  await draw('section')
  thrown = undefined
  await press('Try Again')
  expect(container.textContent).toBe('All well')
})

test('another thing in the same place is a try by itself', async () => {
  await draw('section')
  await draw('section', new Error('Broken'))
  expect(buttons()).toContain('Try Again')
  await draw('section', null, 'b')
  expect(container.textContent).toBe('All well')
})

test('the tries of one thing are not counted against the next', async () => {
  await draw('component')
  for (const name of ['Try Again', 'Retry (1/3)', 'Retry (2/3)']) await press(name)
  await draw('component', new Error('Broken'), 'b')
  expect(buttons()).toEqual(['Try Again'])
})

test.each([
  [new Error('Failed to fetch dynamically imported module: /a.js'), /refresh the page/],
  [Object.assign(new Error('x'), { code: 'network' }), /network connection issue/],
  [new TypeError('Failed to fetch'), /network connection issue/],
  [new Error('undefined is not a function'), /section could not be shown/],
])('%s is told in words of its kind', async (error, words) => {
  await draw('section', error)
  expect(container.textContent).toMatch(words)
})

test('a fault with much to say is told within what is taken', async () => {
  await draw('section', new Error(`Endless\0${'x'.repeat(1991)}😀${'y'.repeat(90_000)}`))
  const told = () => reports.find(({ message }) => String(message).startsWith('Endlessx'))
  await vi.waitFor(() => expect(told()).toBeDefined())
  expect(String(told()?.message).length).toBeLessThanOrEqual(2000)
  expect(JSON.stringify(told()).length).toBeLessThan(64 * 1024)
  expect(JSON.stringify(told())).not.toMatch(/\\ud83d|\\u0000/)
})

test('it is reported once, with where it was', async () => {
  const error = new Error('Fell off')
  await draw('section', error)
  await press('Try Again')
  expect(buttons()).toContain('Retry (1/3)')
  // those of the tests before may still be on their way
  const told = () => reports.filter(({ message }) => message === 'Fell off')
  await vi.waitFor(() => expect(told()).toHaveLength(1))
  expect(told()[0]).toMatchObject({
    level: 'section',
    context: 'a shelf',
    errorId: expect.any(String),
    componentStack: expect.stringContaining('Part'),
    timestamp: expect.any(String),
    userAgent: expect.any(String),
    url: expect.any(String),
  })
})
