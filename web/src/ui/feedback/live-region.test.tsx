// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { LiveRegion } from './live-region.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** What stands there to be read aloud, after each of them has come. */
function announcedTexts(all: string[], maxMessages?: number): string[] {
  const place = document.createElement('div')
  const root = createRoot(place)
  for (const words of all)
    act(() => root.render(<LiveRegion message={words} {...(maxMessages && { maxMessages })} />))
  return [...place.querySelectorAll('p')].map((line) => line.textContent)
}

test('messages that come at once are all there to be read, as many as may wait', () => {
  expect(announcedTexts(['one', 'two', 'two', 'three'], 5)).toEqual(['one', 'two', 'three'])
  expect(announcedTexts(['one', 'two', 'three'], 2)).toEqual(['two', 'three'])
})

test('a count replaces the one before, and no words leave nothing', () => {
  expect(announcedTexts(['20 products', '40 products'])).toEqual(['40 products'])
  expect(announcedTexts(['20 products', ''])).toEqual([])
})
