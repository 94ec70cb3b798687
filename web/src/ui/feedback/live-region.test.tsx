// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { LiveRegion } from './live-region.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** The texts in the live region after all messages have been rendered. */
function renderMessages(all: string[], maxMessages?: number): string[] {
  const container = document.createElement('div')
  const root = createRoot(container)
  for (const message of all)
    act(() => root.render(<LiveRegion message={message} {...(maxMessages && { maxMessages })} />))
  return [...container.querySelectorAll('p')].map((line) => line.textContent)
}

test('messages in a burst are all in the region, up to the limit', () => {
  expect(renderMessages(['one', 'two', 'two', 'three'], 5)).toEqual(['one', 'two', 'three'])
  expect(renderMessages(['one', 'two', 'three'], 2)).toEqual(['two', 'three'])
})

test('a count replaces the one before, and an empty message clears the region', () => {
  expect(renderMessages(['20 products', '40 products'])).toEqual(['40 products'])
  expect(renderMessages(['20 products', ''])).toEqual([])
})
