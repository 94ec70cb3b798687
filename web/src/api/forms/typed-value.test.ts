import { productRules } from '@mainstreet/contract/catalog/field-rules.ts'
import { shopRules } from '@mainstreet/contract/shops/field-rules.ts'
import { expect, test } from 'vitest'
import { findTypedError, parseTyped, readText } from './typed-value.ts'

test('common forms of prices are accepted', () => {
  const typed = ['4', '4.5', '$4.50', '1,200.00', '.99', ' 4. ']
  expect(typed.map((text) => parseTyped(productRules.price, text))).toEqual([4, 4.5, 4.5, 1200, 0.99, 4])
})

test('invalid prices and counts are not accepted', () => {
  for (const text of ['', '4.505', '-1', 'free', '2000000', '.', '1e3', '0x10'])
    expect(parseTyped(productRules.price, text), text).toBeUndefined()
  for (const text of ['1.5', '-3', '', '1000001'])
    expect(parseTyped(productRules.stock, text), text).toBeUndefined()
})

test('a number that is missing has the sentence of its format, too high a one names the limit', () => {
  expect(findTypedError(productRules.price, '')).toBe('Enter a price, e.g. 4.50')
  expect(findTypedError(shopRules.preparation_minutes, '1441')).toBe('Must be 1,440 or less')
})

test('an address can be typed without https, other text stays as it is without spaces around it', () => {
  expect(readText(shopRules.website, ' sun.example ')).toBe('https://sun.example')
  expect(readText(shopRules.website, ' ')).toBe('')
  expect(findTypedError(shopRules.website, 'sun.example')).toBeUndefined()
  expect(findTypedError(shopRules.social_link, 'http://sun.example')).toBe(
    'Enter a link that starts with https://',
  )
  expect(findTypedError(shopRules.name, '   ')).toBe('Enter a name')
})
