import { expect, test } from 'vitest'
import { chooseLocale } from './request-locale.ts'

const choose = (header: string | undefined) => chooseLocale(header, ['en', 'de', 'es'], 'en')

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-CH, en;q=0.8', 'de'],
  ['en;q=0.5, es-MX;q=0.9', 'es'],
  ['fr, es;q=0.3', 'es'],
  ['fr, *;q=0.1', 'en'],
  ['de;q=0, es', 'es'],
  ['de;q=nonsense', 'en'],
  [',;,;;q=', 'en'],
])('Accept-Language %j means %s', (header, expected) => {
  expect(choose(header)).toBe(expected)
})
