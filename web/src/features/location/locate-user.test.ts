// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultLocation, getBrowseLocation, setBrowseLocation } from './current-location.ts'
import { locateUser } from './locate-user.ts'

const deviceCoordinates = { latitude: 37.35, longitude: -119.65 }
type Found = (position: { coords: typeof deviceCoordinates }) => void
type Failed = (fault: Error) => void

function mockDevice(answer: (found: Found, failed: Failed) => void) {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: answer } })
}
function mockReverseGeocoding(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer))
}
const addressResponse = (address: string) => Promise.resolve(new Response(JSON.stringify({ address })))

beforeEach(() => {
  vi.useFakeTimers()
  setBrowseLocation('Somewhere', { lat: 1, lng: 1 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the place is taken at once, and named when its name is known', async () => {
  mockDevice((found) => found({ coords: deviceCoordinates }))
  let answer: (response: Response) => void = () => undefined
  mockReverseGeocoding(() => new Promise((resolve) => (answer = resolve)))
  expect(await locateUser()).toBe(true)
  expect(getBrowseLocation()).toMatchObject({
    address: 'Current Location',
    coordinates: { lat: 37.35, lng: -119.65 },
  })
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  answer(await addressResponse('Oakhurst, CA 93644'))
  await vi.waitFor(() => expect(getBrowseLocation().address).toBe('Oakhurst, CA 93644'))
})

test('a device that says nothing for three seconds leaves the default place', async () => {
  mockDevice(() => undefined)
  const located = locateUser()
  await vi.advanceTimersByTimeAsync(2999)
  expect(getBrowseLocation().address).toBe('Somewhere')
  await vi.advanceTimersByTimeAsync(1)
  expect(await located).toBe(false)
  expect(getBrowseLocation()).toEqual(defaultLocation)
})

test('who forbids it gets the default place, too', async () => {
  mockDevice((_, failed) => failed(new Error('denied')))
  expect(await locateUser()).toBe(false)
  expect(getBrowseLocation().address).toBe('Mariposa, CA')
})

test('an address that cannot be had is the current location', async () => {
  mockDevice((found) => found({ coords: deviceCoordinates }))
  mockReverseGeocoding(() => Promise.reject(new TypeError('offline')))
  expect(await locateUser()).toBe(true)
  await vi.advanceTimersByTimeAsync(10)
  expect(getBrowseLocation().address).toBe('Current Location')
})

test('a name that comes late does not take the place of a newer choice', async () => {
  mockDevice((found) => found({ coords: deviceCoordinates }))
  let answer: (response: Response) => void = () => undefined
  mockReverseGeocoding(() => new Promise((resolve) => (answer = resolve)))
  await locateUser()
  setBrowseLocation('Fresno, CA', { lat: 36.7, lng: -119.8 })
  answer(await addressResponse('Oakhurst, CA 93644'))
  await vi.advanceTimersByTimeAsync(10)
  expect(getBrowseLocation().address).toBe('Fresno, CA')
})

test('a chosen place is remembered for half an hour', async () => {
  setBrowseLocation('Fresno, CA', { lat: 36.7, lng: -119.8 })
  async function reopened() {
    vi.resetModules()
    return (await import('./current-location.ts')).getBrowseLocation().address
  }
  vi.setSystemTime(Date.now() + 29 * 60_000)
  expect(await reopened()).toBe('Fresno, CA')
  vi.setSystemTime(Date.now() + 2 * 60_000)
  expect(await reopened()).toBe('Mariposa, CA')
})
