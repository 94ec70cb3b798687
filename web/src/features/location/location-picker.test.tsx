// @vitest-environment happy-dom
import { locationLimits as limits } from '@mainstreet/contract/location/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getBrowseLocation } from './current-location.ts'
import { LocationPicker } from './location-picker.tsx'

let root: Root
let container: HTMLElement
let pendingResponses: Map<string, (names: string[]) => void>

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers()
  pendingResponses = new Map()
  vi.stubGlobal('fetch', (url: string) => {
    const requestedTexts = new URL(url, 'http://x').searchParams.get('q') ?? ''
    return new Promise<Response>((resolve) => {
      pendingResponses.set(requestedTexts, (names) =>
        resolve(Response.json({ data: names.map(queriedTexts) })),
      )
    })
  })
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <LocationPicker />
      </QueryClientProvider>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  container.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const queriedTexts = (name: string) => ({
  place_id: name,
  main_text: name,
  secondary_text: 'CA',
  coordinates: { lat: 37, lng: -119 },
})
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
async function typeText(text: string) {
  const field = container.querySelector('input')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await settle(limits.debounceMs)
}
async function respond(requestedText: string, names: string[]) {
  pendingResponses.get(requestedText)?.(names)
  await settle(10)
}
const pressEnter = () =>
  act(
    async () =>
      void container
        .querySelector('form')
        ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  )

test('Enter selects a result for the typed text, never one of the previous search', async () => {
  const before = getBrowseLocation().address
  await typeText('Oakhurst')
  await respond('Oakhurst', ['Oakhurst'])
  await typeText('Merced')
  await pressEnter()
  expect(getBrowseLocation().address).toBe(before)
  await respond('Merced', ['Merced'])
  await pressEnter()
  expect(getBrowseLocation().address).toBe('Merced, CA')
})

test('the empty message names the searched text, and disappears during the next search', async () => {
  await typeText('Xyzzy')
  await respond('Xyzzy', [])
  expect(container.textContent).toContain(m.location.none)
  await typeText('Fresno')
  expect(container.textContent).not.toContain(m.location.none)
})
