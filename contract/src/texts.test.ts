import { expect, test } from 'vitest'
import { categoryLabels, texts } from './texts.ts'

test('Food is shown as Food & Beverage', () => expect(categoryLabels.Food).toBe('Food & Beverage'))

test('counts are inserted into the texts', () => {
  expect(texts.home.showing(12, 40)).toBe('Showing 12 of 40 products')
  expect(texts.errorBoundary.retry(1, 3)).toBe('Retry (1/3)')
})

test('no text is blank or has stray spaces', () => {
  const strings: string[] = []
  JSON.stringify(texts, (_, value) => {
    if (typeof value === 'string') strings.push(value)
    return value
  })
  expect(strings.length).toBeGreaterThan(60)
  for (const text of strings) expect(text.trim()).toBe(text || 'something')
})
