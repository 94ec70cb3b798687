import { expect, test } from 'vitest'
import { orderStatuses, orderTypes } from '../orders/transitions.ts'
import { en } from './en.ts'
import { enServer } from './en-server.ts'

test('Food is shown as Food & Beverage', () => expect(en.shopCategories.Food).toBe('Food & Beverage'))

test('counts are inserted into the texts', () => {
  expect(en.home.showing(12, 40)).toBe('Showing 12 of 40 products')
  expect(en.errorBoundary.retry(1, 3)).toBe('Retry (1/3)')
})

test('no text is blank or has stray spaces', () => {
  const strings: string[] = []
  JSON.stringify(enServer, (_, value) => {
    if (typeof value === 'string') strings.push(value)
    return value
  })
  expect(strings.length).toBeGreaterThan(200)
  for (const text of strings) expect(text.trim()).toBe(text || 'something')
})

test('each reason why an order cannot change is a whole sentence', () => {
  for (const [problem, describe] of Object.entries(enServer.errors.orders.transitions))
    for (const type of orderTypes)
      for (const from of orderStatuses)
        for (const to of orderStatuses)
          expect(describe({ type, from, to }), problem).toMatch(/^[A-Z](?!.*(undefined|_)).{10,}$/)
})
