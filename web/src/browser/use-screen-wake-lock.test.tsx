// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useScreenWakeLock } from './use-screen-wake-lock.ts'

function Screen() {
  useScreenWakeLock()
  return null
}

function provideWakeLock(request: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
}

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('the screen is kept on, again after the page was hidden, and not beyond the page', async () => {
  const release = vi.fn(async () => undefined)
  const request = vi.fn(async () => ({ release }))
  provideWakeLock(request)
  const { unmount } = render(<Screen />)
  expect(request).toHaveBeenCalledTimes(1)
  setVisibility('hidden')
  expect(request).toHaveBeenCalledTimes(1)
  setVisibility('visible')
  expect(request).toHaveBeenCalledTimes(2)
  await Promise.resolve()
  unmount()
  await waitFor(() => expect(release).toHaveBeenCalled())
  setVisibility('visible')
  expect(request).toHaveBeenCalledTimes(2)
})

test('a lock that comes after the page has closed is released', async () => {
  const release = vi.fn(async () => undefined)
  const pending = Promise.withResolvers<unknown>()
  provideWakeLock(() => pending.promise)
  render(<Screen />).unmount()
  pending.resolve({ release })
  await waitFor(() => expect(release).toHaveBeenCalled())
})
