// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestPage, type TestPage } from '../../../ui/test/test-page.ts'
import { RefundForm } from './refund-form.tsx'

const leftCents = 30_000

let page: TestPage
let sent: unknown[]
let isDone: boolean

beforeEach(() => {
  page = createTestPage()
  sent = []
  isDone = false
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.includes('csrf')) return Response.json({ csrfToken: 't' })
    sent.push(JSON.parse(String(body)))
    return Response.json({ refund: { id: 'r', state: 'succeeded' } }, { status: 201 })
  })
  draw(leftCents)
})
afterEach(() => vi.unstubAllGlobals())

const order = { id: 'o', customer_name: 'Carla', items: [] }
const draw = (left: number) =>
  page.render(
    <QueryClientProvider client={new QueryClient()}>
      <RefundForm
        order={order as never}
        leftCents={left}
        items={[]}
        onFailed={() => undefined}
        onDone={() => {
          isDone = true
        }}
      />
    </QueryClientProvider>,
  )
const find = (name: string) => {
  const input = page.container.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!input) throw new Error(`There is no field ${name}`)
  return input
}
const type = (name: string, text: string) =>
  act(async () => {
    // bypasses React's check whether the value has changed
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(find(name), text)
    find(name).dispatchEvent(new Event('input', { bubbles: true }))
  })
const findDialog = () => page.container.querySelector('dialog')
const press = (name: string, within: ParentNode | null = page.container) =>
  act(async () => {
    const button = [...(within?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === name,
    )
    if (!button) throw new Error(`There is no button ${name}`)
    button.click()
  })
async function typeAmount(text: string) {
  await act(async () => page.container.querySelector<HTMLInputElement>('input[value=amount]')?.click())
  await type('amount', text)
  await type('reason', 'Broken')
}
const getError = () =>
  document.getElementById(find('amount').getAttribute('aria-describedby') ?? '')?.textContent

test.each(['1,50', '12,50', '3,5', '1.000,00', '1e3', '0x1F', 'abc', '0.001'])(
  '"%s" is no amount: it stays with its error and refunds nothing',
  async (typed) => {
    await typeAmount(typed)
    await press('Refund')
    await vi.waitFor(() => expect(getError()).toBe('Enter an amount such as 3.50'))
    expect([find('amount').value, findDialog(), sent]).toEqual([typed, null, []])
  },
)

test('up to half of what is left is refunded at once', async () => {
  await typeAmount(' 150.00 ')
  await press('Refund $150.00')
  await vi.waitFor(() => expect(isDone).toBe(true))
  expect(sent).toEqual([{ reason: 'Broken', amount: 150 }])
})

test('more than half asks once more, with the amount in words', async () => {
  await typeAmount('150.01')
  await press('Refund $150.01')
  await vi.waitFor(() =>
    expect(findDialog()?.querySelector('h2')?.textContent).toBe(
      'Refund one hundred fifty dollars and 01 cent?',
    ),
  )
  expect(sent).toEqual([])
  await press('Go back', findDialog())
  expect([findDialog(), find('amount').value]).toEqual([null, '150.01'])

  await press('Refund $150.01')
  await vi.waitFor(() => expect(findDialog()).not.toBeNull())
  await press('Refund $150.01', findDialog())
  await vi.waitFor(() => expect(isDone).toBe(true))
  expect(sent).toEqual([{ reason: 'Broken', amount: 150.01 }])
})

test('a full refund asks, and a refund elsewhere in the meantime withdraws the question', async () => {
  await type('reason', 'Broken')
  await press('Refund $300.00')
  await vi.waitFor(() => expect(findDialog()?.textContent).toContain('three hundred dollars and 00 cents'))
  draw(20_000)
  await vi.waitFor(() => expect(findDialog()).toBeNull())
  expect(sent).toEqual([])
})
