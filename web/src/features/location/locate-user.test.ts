// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choosePlace, currentPlace, defaultPlace } from './current-location.ts'
import { locateMe } from './locate-user.ts'

const here = { latitude: 37.35, longitude: -119.65 }
type Found = (position: { coords: typeof here }) => void
type Failed = (fault: Error) => void

function device(answer: (found: Found, failed: Failed) => void) {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: answer } })
}
function addressService(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer))
}
const named = (address: string) => Promise.resolve(new Response(JSON.stringify({ address })))

beforeEach(() => {
  vi.useFakeTimers()
  choosePlace('Somewhere', { lat: 1, lng: 1 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the place is taken at once, and named when its name is known', async () => {
  device((found) => found({ coords: here }))
  let answer: (response: Response) => void = () => undefined
  addressService(() => new Promise((resolve) => (answer = resolve)))
  expect(await locateMe()).toBe(true)
  expect(currentPlace()).toMatchObject({
    address: 'Current Location',
    coordinates: { lat: 37.35, lng: -119.65 },
  })
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  answer(await named('Oakhurst, CA 93644'))
  await vi.waitFor(() => expect(currentPlace().address).toBe('Oakhurst, CA 93644'))
})

test('a device that says nothing for three seconds leaves the default place', async () => {
  device(() => undefined)
  const located = locateMe()
  await vi.advanceTimersByTimeAsync(2999)
  expect(currentPlace().address).toBe('Somewhere')
  await vi.advanceTimersByTimeAsync(1)
  expect(await located).toBe(false)
  expect(currentPlace()).toEqual(defaultPlace)
})

test('who forbids it gets the default place, too', async () => {
  device((_, failed) => failed(new Error('denied')))
  expect(await locateMe()).toBe(false)
  expect(currentPlace().address).toBe('Mariposa, CA')
})

test('an address that cannot be had is the current location', async () => {
  device((found) => found({ coords: here }))
  addressService(() => Promise.reject(new TypeError('offline')))
  expect(await locateMe()).toBe(true)
  await vi.advanceTimersByTimeAsync(10)
  expect(currentPlace().address).toBe('Current Location')
})

test('a name that comes late does not take the place of a newer choice', async () => {
  device((found) => found({ coords: here }))
  let answer: (response: Response) => void = () => undefined
  addressService(() => new Promise((resolve) => (answer = resolve)))
  await locateMe()
  choosePlace('Fresno, CA', { lat: 36.7, lng: -119.8 })
  answer(await named('Oakhurst, CA 93644'))
  await vi.advanceTimersByTimeAsync(10)
  expect(currentPlace().address).toBe('Fresno, CA')
})

test('a chosen place is remembered for half an hour', async () => {
  choosePlace('Fresno, CA', { lat: 36.7, lng: -119.8 })
  async function reopened() {
    vi.resetModules()
    return (await import('./current-location.ts')).currentPlace().address
  }
  vi.setSystemTime(Date.now() + 29 * 60_000)
  expect(await reopened()).toBe('Fresno, CA')
  vi.setSystemTime(Date.now() + 2 * 60_000)
  expect(await reopened()).toBe('Mariposa, CA')
})
