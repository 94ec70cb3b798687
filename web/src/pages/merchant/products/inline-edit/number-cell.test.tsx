// @vitest-environment happy-dom
import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { createTestPage, type TestPage } from '../../../../ui/test/test-page.ts'
import { NumberCell } from './number-cell.tsx'

let page: TestPage
let saved: unknown[]
let rejection: string | undefined

beforeEach(() => {
  page = createTestPage()
  saved = []
  rejection = undefined
})

const mug = (stock: number, version: number) =>
  ({ id: 'mug', name: 'Mug', price: 8, stock, version }) as Product
const draw = (product: Product, name: 'price' | 'stock' = 'stock') =>
  page.render(
    <NumberCell
      product={product}
      field={name}
      save={async ({ stock, version }, _, mine) => {
        if (rejection) return { isSaved: false, error: rejection }
        saved.push({ stock, version, mine })
        return { isSaved: true }
      }}
    />,
  )
const field = () => {
  const input = page.container.querySelector('input')
  if (!input) throw new Error('There is no input field')
  return input
}
const type = (text: string) =>
  act(() => {
    // bypasses React's check whether the value has changed
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
const leave = () => act(async () => void field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))

test('a sale while a count is typed is a conflict: the count is saved with the version before it', async () => {
  draw(mug(5, 1))
  type('1')
  draw(mug(4, 2))
  type('12')
  await leave()
  expect(saved).toEqual([{ stock: 5, version: 1, mine: 12 }])
})

test('a count typed back to its value is no edit, even with a sale in between', async () => {
  draw(mug(5, 1))
  type('6')
  draw(mug(4, 2))
  type('5')
  await leave()
  expect(saved).toEqual([])
  expect(field().value).toBe('4')
})

test('the next edit starts with the shown value', async () => {
  draw(mug(5, 1))
  type('9')
  await leave()
  draw(mug(8, 3))
  type('7')
  await leave()
  expect(saved.at(-1)).toEqual({ stock: 8, version: 3, mine: 7 })
})

const press = (key: string) =>
  act(async () => void field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
const getError = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent

test.each([
  ['stock', '-3', 'Enter 0 or more'],
  ['stock', '1000001', 'Must be 1,000,000 or less'],
  ['price', '-3', 'Enter 0 or more'],
  ['price', '1000001', 'Must be 1,000,000 or less'],
  ...['', '   ', '1.000', '12,50,1', 'abc', '1e3'].map(
    (typed) => ['stock', typed, 'Enter a whole number such as 12'] as const,
  ),
  ...['', '   ', '12,50', '12,50,1', '1.000,00', '0.001', 'abc', '1e3', '0x1F'].map(
    (typed) => ['price', typed, 'Enter a price such as 12.50'] as const,
  ),
] as const)('a %s of "%s" stays with its error and is not saved', async (name, typed, error) => {
  draw(mug(5, 1), name)
  type(typed)
  expect(field().getAttribute('aria-invalid'), 'while typing').toBeNull()
  await leave()
  expect([field().value, field().getAttribute('aria-invalid'), getError()]).toEqual([typed, 'true', error])

  type('7')
  expect(field().getAttribute('aria-invalid')).toBeNull()
  type(typed)
  await press('Escape')
  expect([field().value, getError()]).toEqual([name === 'price' ? '8.00' : '5', undefined])
  await leave()
  expect(saved).toEqual([])
})

test('Enter on an invalid count shows its error and keeps the focus', async () => {
  draw(mug(5, 1))
  act(() => field().focus())
  type('many')
  await press('Enter')
  expect(getError()).toBe('Enter a whole number such as 12')
  expect(document.activeElement).toBe(field())
})

test('a corrected count is saved', async () => {
  draw(mug(5, 1))
  type('1,5')
  await leave()
  type('1,500')
  await leave()
  expect(saved).toEqual([{ stock: 5, version: 1, mine: 1500 }])
})

test('a count that the server does not take stays with the reason, and is sent again when it is corrected', async () => {
  draw(mug(5, 1))
  type('9')
  rejection = 'Must be 8 or less'
  await leave()
  expect([field().value, field().getAttribute('aria-invalid'), getError()]).toEqual(['9', 'true', rejection])

  rejection = undefined
  type('8')
  expect(getError()).toBeUndefined()
  await leave()
  expect(saved).toEqual([{ stock: 5, version: 1, mine: 8 }])
  expect(field().getAttribute('aria-invalid')).toBeNull()
})
