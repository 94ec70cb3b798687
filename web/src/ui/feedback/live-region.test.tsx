// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { LiveWords } from './live-region.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** What stands there to be read aloud, after each of them has come. */
function heard(all: string[], most?: number): string[] {
  const place = document.createElement('div')
  const root = createRoot(place)
  for (const words of all) act(() => root.render(<LiveWords words={words} {...(most && { most })} />))
  return [...place.querySelectorAll('p')].map((line) => line.textContent)
}

test('messages that come at once are all there to be read, as many as may wait', () => {
  expect(heard(['one', 'two', 'two', 'three'], 5)).toEqual(['one', 'two', 'three'])
  expect(heard(['one', 'two', 'three'], 2)).toEqual(['two', 'three'])
})

test('a count replaces the one before, and no words leave nothing', () => {
  expect(heard(['20 products', '40 products'])).toEqual(['40 products'])
  expect(heard(['20 products', ''])).toEqual([])
})
