import { expect, test } from 'vitest'
import { en } from './en.ts'

test('Food is shown as Food & Beverage', () => expect(en.shopCategories.Food).toBe('Food & Beverage'))

test('counts are inserted into the texts', () => {
  expect(en.home.showing(12, 40)).toBe('Showing 12 of 40 products')
  expect(en.errorBoundary.retry(1, 3)).toBe('Retry (1/3)')
})

test('no text is blank or has stray spaces', () => {
  const strings: string[] = []
  JSON.stringify(en, (_, value) => {
    if (typeof value === 'string') strings.push(value)
    return value
  })
  expect(strings.length).toBeGreaterThan(60)
  for (const text of strings) expect(text.trim()).toBe(text || 'something')
})
