// @vitest-environment happy-dom
import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { createTestPage, type TestPage } from '../../../../ui/test/test-page.ts'
import { NumberCell } from './number-cell.tsx'

let page: TestPage
let saved: unknown[]

beforeEach(() => {
  page = createTestPage()
  saved = []
})

const mug = (stock: number, version: number) =>
  ({ id: 'mug', name: 'Mug', price: 8, stock, version }) as Product
const draw = (product: Product) =>
  page.render(
    <NumberCell
      product={product}
      field="stock"
      save={async ({ stock, version }, _, mine) => saved.push({ stock, version, mine }) > 0}
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
