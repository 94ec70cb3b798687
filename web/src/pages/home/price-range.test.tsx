// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { HomeSearch } from '../../features/catalog/home-search.ts'
import { createTestPage, type TestPage } from '../../ui/test/test-page.ts'
import { PriceRange } from './price-range.tsx'

let page: TestPage
let changes: Partial<HomeSearch>[]

beforeEach(() => {
  page = createTestPage()
  changes = []
})

const draw = (search: HomeSearch = {}) =>
  page.render(<PriceRange search={search} onChange={(change) => changes.push(change)} />)
const find = (name: 'from' | 'to') => {
  const input = page.container.querySelector<HTMLInputElement>(`input[name=${name}]`)
  if (!input) throw new Error(`There is no field ${name}`)
  return input
}
const type = (name: 'from' | 'to', text: string) => {
  find(name).value = text
  act(() => void find(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
}
const getError = (name: 'from' | 'to') =>
  document.getElementById(find(name).getAttribute('aria-describedby') ?? '')?.textContent

test('prices are applied, in the right order', () => {
  draw()
  type('from', ' 5 ')
  type('to', '1,000.00')
  expect(changes.at(-1)).toEqual({ min_price: 5, max_price: 1000 })
  type('from', '2000')
  expect(changes.at(-1)).toEqual({ min_price: 1000, max_price: 2000 })
})

test.each(['1,50', '12,50', '3,5', '1.000,00', '1e3', '0x1F', 'abc', '0.001'])(
  '"%s" stays with its error and filters nothing, until Escape restores the range',
  (typed) => {
    draw({ max_price: 20 })
    type('to', typed)
    expect([find('to').value, find('to').getAttribute('aria-invalid')]).toEqual([typed, 'true'])
    expect(getError('to')).toBe('Enter a price such as 12.50')
    expect(getError('from')).toBeUndefined()
    act(() => void find('to').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
    expect([find('to').value, getError('to')]).toEqual(['20', undefined])
    expect(changes).toEqual([])
  },
)

test('a price that is being typed stays while the other one is applied', () => {
  draw()
  type('from', '20')
  find('to').value = '5'
  draw({ min_price: 20 })
  expect([find('from').value, find('to').value]).toEqual(['20', '5'])
  draw({})
  expect([find('from').value, find('to').value]).toEqual(['', '5'])
})

test('a negative price says what to type, and a corrected one is applied', () => {
  draw()
  type('from', '-3')
  expect(getError('from')).toBe('Enter 0 or more')
  type('from', '3')
  expect([getError('from'), changes]).toEqual([undefined, [{ min_price: 3, max_price: undefined }]])
})

test('a range from elsewhere replaces an invalid entry', () => {
  draw({ max_price: 20 })
  type('to', 'abc')
  draw({ max_price: 30 })
  expect([find('to').value, getError('to')]).toEqual(['30', undefined])
})
