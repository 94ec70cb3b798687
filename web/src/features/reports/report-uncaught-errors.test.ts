// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportUncaughtErrors } from './report-uncaught-errors.ts'

let browser: EventTarget
let stop: () => void
let reports: Record<string, unknown>[]

beforeEach(() => {
  reports = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/errors') reports.push(JSON.parse(String(init.body)))
    return new Response('{"csrfToken":"t","accepted":true}')
  })
  browser = new EventTarget()
  stop = reportUncaughtErrors(browser)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})
const dispatch = (type: string, facts: object) => browser.dispatchEvent(Object.assign(new Event(type), facts))
const waitForReports = (count: number) => vi.waitFor(() => expect(reports).toHaveLength(count))

test('an error of an event handler outside of error boundaries is reported', async () => {
  dispatch('error', {
    error: new Error('The total is missing'),
    message: 'Uncaught Error: The total is missing',
  })
  await waitForReports(1)
  expect(reports[0]).toMatchObject({
    level: 'window',
    context: 'window',
    message: 'The total is missing',
    stack: expect.stringContaining('The total is missing'),
  })
})

test('an unhandled rejection is reported, whatever its reason', async () => {
  dispatch('unhandledrejection', { reason: new TypeError('No such product') })
  dispatch('unhandledrejection', { reason: 'just words' })
  await waitForReports(2)
  expect(reports.map(({ message }) => message)).toEqual(['No such product', 'just words'])
  expect(reports[0]).toMatchObject({ context: 'promise' })
})

test('network errors, aborted requests and ResizeObserver warnings are not reported', async () => {
  dispatch('unhandledrejection', { reason: Object.assign(new Error('x'), { code: 'network' }) })
  dispatch('unhandledrejection', { reason: new DOMException('gone', 'AbortError') })
  dispatch('error', { message: 'ResizeObserver loop completed with undelivered notifications.' })
  dispatch('error', { error: new Error('A true one'), message: 'A true one' })
  await waitForReports(1)
  expect(reports[0]).toMatchObject({ message: 'A true one' })
})

test('after stop nothing is reported, and a page reports at most twenty errors', async () => {
  for (let at = 0; at < 40; at++) dispatch('error', { error: new Error(`${at}`), message: `${at}` })
  await vi.waitFor(() => expect(reports.length).toBeGreaterThan(10))
  expect(reports.length).toBeLessThanOrEqual(20)
  const before = reports.length
  stop()
  dispatch('error', { error: new Error('late'), message: 'late' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(reports).toHaveLength(before)
})
