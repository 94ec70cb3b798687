// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getServerTime, syncServerTime, useClock } from './clock.ts'

const noon = Date.parse('2026-11-22T12:00:00Z')
const hours = 3_600_000
const responseAt = (at: number) => new Response('', { headers: { date: new Date(at).toUTCString() } })

let root: Root
let seen: string
function Clock() {
  seen = useClock().toISOString()
  return null
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers({ now: noon })
  syncServerTime(responseAt(noon))
  root = createRoot(document.createElement('div'))
  act(() => root.render(<Clock />))
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

test("a device whose clock is a day ahead, or behind, shows the server's time", () => {
  for (const off of [24 * hours, -24 * hours]) {
    act(() => syncServerTime(responseAt(noon - off)))
    expect(seen).toBe(new Date(noon - off).toISOString())
  }
})

test('a corrected skew is updated; when the device is right again, its own clock counts', () => {
  act(() => syncServerTime(responseAt(noon - 24 * hours)))
  act(() => vi.advanceTimersByTime(60_000))
  expect(Math.abs(Date.parse(seen) - (noon - 24 * hours + 60_000))).toBeLessThanOrEqual(30_000)
  act(() => syncServerTime(responseAt(Date.now())))
  expect(seen).toBe(new Date().toISOString())
})

test('a slow response is no clock skew', () => {
  syncServerTime(responseAt(noon - 90_000))
  syncServerTime(new Response(''))
  expect(getServerTime().getTime()).toBe(noon)
})

test('the age of a cached response is no clock skew', () => {
  syncServerTime(new Response('', { headers: { date: new Date(noon - hours).toUTCString(), age: '3600' } }))
  expect(getServerTime().getTime()).toBe(noon)
})
