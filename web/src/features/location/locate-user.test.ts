// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultLocation, getBrowseLocation, setBrowseLocation } from './current-location.ts'
import { locateUser } from './locate-user.ts'

const deviceCoordinates = { latitude: 37.35, longitude: -119.65 }
type OnPosition = (position: { coords: typeof deviceCoordinates }) => void
type Failed = (error: Error) => void

function mockDevice(respond: (found: OnPosition, failed: Failed) => void) {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: respond } })
}
function mockReverseGeocoding(respond: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(respond))
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

test('the position is used at once, and named when its name has loaded', async () => {
  mockDevice((found) => found({ coords: deviceCoordinates }))
  let respond: (response: Response) => void = () => undefined
  mockReverseGeocoding(() => new Promise((resolve) => (respond = resolve)))
  expect(await locateUser()).toBe(true)
  expect(getBrowseLocation()).toMatchObject({
    address: 'Current Location',
    coordinates: { lat: 37.35, lng: -119.65 },
  })
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  respond(await addressResponse('Oakhurst, CA 93644'))
  await vi.waitFor(() => expect(getBrowseLocation().address).toBe('Oakhurst, CA 93644'))
})

test('a device that does not respond within three seconds leaves the default location', async () => {
  mockDevice(() => undefined)
  const located = locateUser()
  await vi.advanceTimersByTimeAsync(2999)
  expect(getBrowseLocation().address).toBe('Somewhere')
  await vi.advanceTimersByTimeAsync(1)
  expect(await located).toBe(false)
  expect(getBrowseLocation()).toEqual(defaultLocation)
})

test('denied permission also leaves the default location', async () => {
  mockDevice((_, failed) => failed(new Error('denied')))
  expect(await locateUser()).toBe(false)
  expect(getBrowseLocation().address).toBe('Mariposa, CA')
})

test('without an address the name is the current location', async () => {
  mockDevice((found) => found({ coords: deviceCoordinates }))
  mockReverseGeocoding(() => Promise.reject(new TypeError('offline')))
  expect(await locateUser()).toBe(true)
  await vi.advanceTimersByTimeAsync(10)
  expect(getBrowseLocation().address).toBe('Current Location')
})

test('a late name does not replace a newer choice', async () => {
  mockDevice((found) => found({ coords: deviceCoordinates }))
  let respond: (response: Response) => void = () => undefined
  mockReverseGeocoding(() => new Promise((resolve) => (respond = resolve)))
  await locateUser()
  setBrowseLocation('Fresno, CA', { lat: 36.7, lng: -119.8 })
  respond(await addressResponse('Oakhurst, CA 93644'))
  await vi.advanceTimersByTimeAsync(10)
  expect(getBrowseLocation().address).toBe('Fresno, CA')
})

test('a chosen location is stored for half an hour', async () => {
  const setCookie = vi.spyOn(document, 'cookie', 'set')
  setBrowseLocation('Fresno, CA', { lat: 36.7, lng: -119.8 })
  expect(setCookie).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('; max-age=1800;'))
  vi.resetModules()
  const reopened = await import('./current-location.ts')
  expect(reopened.getBrowseLocation().address).toBe('Fresno, CA')
})
