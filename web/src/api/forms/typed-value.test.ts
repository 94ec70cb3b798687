import { productRules } from '@mainstreet/contract/catalog/field-rules.ts'
import { refundRules } from '@mainstreet/contract/payments/field-rules.ts'
import { shopDescriptor } from '@mainstreet/contract/shops/shop-fields.ts'
import { expect, test } from 'vitest'
import { findTypedError, parseTyped, readText } from './typed-value.ts'

test('common forms of prices are accepted', () => {
  const typed = ['4', '4.5', '$4.50', '1,200.00', '.99', ' 4. ']
  expect(typed.map((text) => parseTyped(productRules.price, text))).toEqual([4, 4.5, 4.5, 1200, 0.99, 4])
})

test('a comma that separates no group is never left out, and an amount under a cent is no zero', () => {
  const typed = ['1,50', '12,50', '3,5', '1.000,00', '1e3', '0x1F', 'abc', '0.001']
  for (const text of typed) {
    expect(findTypedError(productRules.price, text), text).toBe('Enter a price such as 12.50')
    expect(findTypedError(refundRules.amount, text), text).toBe('Enter an amount such as 3.50')
    expect(findTypedError(shopDescriptor.delivery_fee.rule, text), text).toBe('Enter an amount such as 3.50')
  }
  expect(findTypedError(productRules.price, '-3')).toBe('Enter 0 or more')
  expect(parseTyped(productRules.price, '1,000.00')).toBe(1000)
  for (const text of ['1.000', '1,5', '1e3', '0x1F', 'abc', '2.0'])
    expect(findTypedError(productRules.stock, text), text).toBe('Enter a whole number such as 12')
  expect(parseTyped(productRules.stock, '1,000')).toBe(1000)
})

test('invalid prices and counts are not accepted', () => {
  for (const text of ['', '4.505', '-1', 'free', '2000000', '.', '1e3', '0x10'])
    expect(parseTyped(productRules.price, text), text).toBeUndefined()
  for (const text of ['1.5', '-3', '', '1000001'])
    expect(parseTyped(productRules.stock, text), text).toBeUndefined()
})

test('a number that is missing has the sentence of its format, too high a one names the limit', () => {
  expect(findTypedError(productRules.price, '')).toBe('Enter a price such as 12.50')
  expect(findTypedError(shopDescriptor.preparation_minutes.rule, '1441')).toBe('Must be 1,440 or less')
})

test('an address can be typed without https, other text stays as it is without spaces around it', () => {
  expect(readText(shopDescriptor.website.rule, ' sun.example ')).toBe('https://sun.example')
  expect(readText(shopDescriptor.website.rule, ' ')).toBe('')
  expect(findTypedError(shopDescriptor.website.rule, 'sun.example')).toBeUndefined()
  expect(findTypedError(shopDescriptor.social_links.rule, 'http://sun.example')).toBe(
    'Enter a link that starts with https://',
  )
  expect(findTypedError(shopDescriptor.name.rule, '   ')).toBe('Enter a name')
})
