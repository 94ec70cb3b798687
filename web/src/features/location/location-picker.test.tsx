// @vitest-environment happy-dom
import { location as limits } from '@mainstreet/contract/limits.ts'
import { texts } from '@mainstreet/contract/texts.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentPlace } from './current-location.ts'
import { LocationPicker } from './location-picker.tsx'

let root: Root
let place: HTMLElement
let answers: Map<string, (names: string[]) => void>

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers()
  answers = new Map()
  vi.stubGlobal('fetch', (url: string) => {
    const asked = new URL(url, 'http://x').searchParams.get('q') ?? ''
    return new Promise<Response>((resolve) => {
      answers.set(asked, (names) => resolve(Response.json({ data: names.map(found) })))
    })
  })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
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
  place.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const found = (name: string) => ({
  place_id: name,
  main_text: name,
  secondary_text: 'CA',
  coordinates: { lat: 37, lng: -119 },
})
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
async function ask(text: string) {
  const field = place.querySelector('input')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await settle(limits.debounceMs)
}
async function answer(asked: string, names: string[]) {
  answers.get(asked)?.(names)
  await settle(10)
}
const pressEnter = () =>
  act(
    async () =>
      void place
        .querySelector('form')
        ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  )

test('Enter takes what was found for what is typed, never for the search before', async () => {
  const before = currentPlace().address
  await ask('Oakhurst')
  await answer('Oakhurst', ['Oakhurst'])
  await ask('Merced')
  await pressEnter()
  expect(currentPlace().address).toBe(before)
  await answer('Merced', ['Merced'])
  await pressEnter()
  expect(currentPlace().address).toBe('Merced, CA')
})

test('that nothing was found is said of what was asked, and no longer while the next is asked for', async () => {
  await ask('Xyzzy')
  await answer('Xyzzy', [])
  expect(place.textContent).toContain(texts.location.none)
  await ask('Fresno')
  expect(place.textContent).not.toContain(texts.location.none)
})
