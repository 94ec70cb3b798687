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
] as const)('an error boundary at %s level', (level, title, actions) => {
  test('shows what happened and what to do', async () => {
    await draw(level)
    expect(container.querySelector('[role=alert]')?.querySelector('h1,h2')?.textContent).toBe(title)
    expect(buttons()).toEqual(actions)
  })
})

test('allows three counted retries; then the page must be reloaded', async () => {
  await draw('component')
  await press('Try Again')
  expect(buttons()).toEqual(['Retry (1/3)'])
  await press('Retry (1/3)')
  expect(buttons()).toEqual(['Retry (2/3)'])
  await press('Retry (2/3)')
  expect(buttons()).toEqual(['Reload Page'])
})

test('shows the content again after a successful retry', async () => {
  await draw('section')
  thrown = undefined
  await press('Try Again')
  expect(container.textContent).toBe('All well')
})

test('resets when its content changes', async () => {
  await draw('section')
  await draw('section', new Error('Broken'))
  expect(buttons()).toContain('Try Again')
  await draw('section', null, 'b')
  expect(container.textContent).toBe('All well')
})

test('does not count the retries of earlier content', async () => {
  await draw('component')
  for (const name of ['Try Again', 'Retry (1/3)', 'Retry (2/3)']) await press(name)
  await draw('component', new Error('Broken'), 'b')
  expect(buttons()).toEqual(['Try Again'])
})

test.each([
  [new Error('Failed to fetch dynamically imported module: /a.js'), /refresh the page/],
  [Object.assign(new Error('x'), { code: 'network' }), /network connection issue/],
  [new TypeError('Failed to fetch'), /network connection issue/],
  [new Error('undefined is not a function'), /section couldn’t be shown/],
])('%s has a message of its kind', async (error, expected) => {
  await draw('section', error)
  expect(container.textContent).toMatch(expected)
})

test('a report of a long error is truncated to the limits', async () => {
  await draw('section', new Error(`Endless\0${'x'.repeat(1991)}e\u0301${'y'.repeat(90_000)}`))
  const getReport = () => reports.find(({ message }) => String(message).startsWith('Endlessx'))
  await vi.waitFor(() => expect(getReport()).toBeDefined())
  // the letter at the limit is not left without its accent
  expect(getReport()?.message).toBe(`Endless${'x'.repeat(1991)}`)
  expect(JSON.stringify(getReport()).length).toBeLessThan(64 * 1024)
  expect(JSON.stringify(getReport())).not.toContain('\\u0000')
})

test('an error is reported once, with its location', async () => {
  const error = new Error('Fell off')
  await draw('section', error)
  await press('Try Again')
  expect(buttons()).toContain('Retry (1/3)')
  // reports of earlier tests may still arrive
  const getReports = () => reports.filter(({ message }) => message === 'Fell off')
  await vi.waitFor(() => expect(getReports()).toHaveLength(1))
  expect(getReports()[0]).toMatchObject({
    level: 'section',
    context: 'a shelf',
    errorId: expect.any(String),
    componentStack: expect.stringContaining('Part'),
    timestamp: expect.any(String),
    userAgent: expect.any(String),
    url: expect.any(String),
  })
})
