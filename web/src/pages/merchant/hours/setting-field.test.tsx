// @vitest-environment happy-dom
import type { Shop } from '@mainstreet/contract/shops/shop.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestPage, type TestPage } from '../../../ui/test/test-page.ts'
import { SettingField } from './setting-field.tsx'

let page: TestPage
let sent: unknown[]

beforeEach(() => {
  page = createTestPage()
  sent = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.includes('csrf')) return Response.json({ csrfToken: 't' })
    sent.push(JSON.parse(String(body)))
    return Response.json({ shop: {} })
  })
})
afterEach(() => vi.unstubAllGlobals())

const draw = (name: 'preparation_minutes' | 'delivery_fee') =>
  page.render(
    <QueryClientProvider client={new QueryClient()}>
      <SettingField
        shop={{ id: 's', preparation_minutes: 20, delivery_fee: 3 } as Shop}
        name={name}
        label="Setting"
        getHint={(value) => `Now ${value}`}
        getSavedText={String}
      />
    </QueryClientProvider>,
  )
const field = () => {
  const input = page.container.querySelector('input')
  if (!input) throw new Error('There is no input field')
  return input
}
const getError = () => page.container.querySelector('[role=alert]')?.textContent
async function save(text: string) {
  await act(async () => {
    // bypasses React's check whether the value has changed
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => field().form?.requestSubmit())
}

test.each([
  ['delivery_fee', '1,50', 'Enter an amount such as 3.50'],
  ['delivery_fee', '0.001', 'Enter an amount such as 3.50'],
  ['delivery_fee', '-3', 'Enter 0 or more'],
  ['preparation_minutes', '1.000', 'Enter a whole number such as 12'],
  ['preparation_minutes', '1,5', 'Enter a whole number such as 12'],
  ['preparation_minutes', '1e3', 'Enter a whole number such as 12'],
] as const)('a %s of "%s" stays with its error and is not saved', async (name, typed, error) => {
  draw(name)
  await save(typed)
  await vi.waitFor(() => expect(getError()).toBe(error))
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual([typed, 'true'])
  expect(page.container.textContent).not.toContain('Now')
  expect(sent).toEqual([])
})

test.each([
  ['delivery_fee', ' 1.5 ', { delivery_fee: 1.5 }],
  ['preparation_minutes', '1,000', { preparation_minutes: 1000 }],
] as const)('a %s of "%s" is saved', async (name, typed, body) => {
  draw(name)
  await save(typed)
  await vi.waitFor(() => expect(sent).toEqual([body]))
})
