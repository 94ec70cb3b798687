// @vitest-environment happy-dom
import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestPage, type TestPage } from '../../../../ui/test/test-page.ts'
import { ProductEditor } from './product-editor.tsx'

const mug = {
  id: '00000000-0000-7000-8000-000000000001',
  name: 'Mug',
  price: 0,
  stock: 5,
  description: '',
  images: [] as string[],
  version: 1,
} as Product

let page: TestPage
let sent: unknown[]
let onDone: () => void
/** Another change of the price came first. */
let isStale: boolean

beforeEach(() => {
  page = createTestPage()
  sent = []
  onDone = vi.fn()
  isStale = false
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ csrfToken: 't' })
    sent.push(JSON.parse(String(body)))
    const product = { ...mug, price: 9, version: 2 }
    return isStale
      ? Response.json({ error: 'Changed', code: 'stale_version', requestId: 'r', product }, { status: 409 })
      : Response.json({ product })
  })
})
afterEach(() => vi.unstubAllGlobals())

const draw = (product?: Product) =>
  page.render(
    <QueryClientProvider client={new QueryClient()}>
      <ProductEditor
        key={product?.id}
        shopId={mug.id}
        product={product}
        draft={undefined}
        onDraft={() => undefined}
        onDone={onDone}
      />
    </QueryClientProvider>,
  )
const field = (name: string) => {
  const input = page.container.querySelector<HTMLInputElement>(`input[name=${name}]`)
  if (!input) throw new Error(`There is no field ${name}`)
  return input
}
const type = (name: string, text: string) =>
  act(async () => {
    // bypasses React's check whether the value has changed
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text)
    field(name).dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (button: HTMLElement | undefined | null) => act(async () => button?.click())
const save = () => press(page.container.querySelector<HTMLElement>('button[type=submit]'))
const getError = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent

const invalid = [
  ...['12,50,1', '1e3', 'abc', ''].map((typed) => ['price', typed, 'Enter a price such as 12.50'] as const),
  ['price', '-3', 'Enter 0 or more'],
  ...['12,50,1', '1e3', 'abc', ''].map(
    (typed) => ['stock', typed, 'Enter a whole number such as 12'] as const,
  ),
  ['stock', '-3', 'Enter 0 or more'],
] as const

test.each(invalid)('a %s of "%s" stays with its error and is not sent', async (name, typed, error) => {
  for (const product of [mug, undefined]) {
    draw(product)
    await type('name', 'Cup')
    await type(name === 'price' ? 'stock' : 'price', '4')
    await type(name, typed)
    await save()
    expect([field(name).value, field(name).getAttribute('aria-invalid'), getError(name)]).toEqual([
      typed,
      'true',
      error,
    ])
  }
  expect(sent).toEqual([])
  expect(onDone).not.toHaveBeenCalled()
})

test('a price that is emptied during a conflict is not saved as zero', async () => {
  draw(mug)
  await type('price', '7')
  isStale = true
  await save()
  const [keepMine] = page.container.querySelectorAll<HTMLElement>('section[role=alert] button')
  await type('price', '')
  isStale = false
  await press(keepMine)
  expect(getError('price')).toBe('Enter a price such as 12.50')
  expect(sent).toHaveLength(1)

  await type('price', '8')
  await press(page.container.querySelector<HTMLElement>('section[role=alert] button'))
  expect(sent.at(-1)).toEqual({ price: 8, version: 2 })
  expect(onDone).toHaveBeenCalledOnce()
})
