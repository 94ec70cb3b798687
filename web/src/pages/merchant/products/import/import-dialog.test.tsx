// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '../../../../session/session.ts'
import { getToasts } from '../../../../ui/toasts/toast.ts'
import { ImportDialog } from './import-dialog.tsx'

const ada = { id: 'ada', email: 'a@b.c', role: 'merchant' as const, name: 'Ada', shop_id: 's' }
const rowCount = 1200

/** A server that stores each batch once per key, and whose responses the test sends. */
type PendingBatch = { respond: (outcome?: 'stored' | 'lost' | 'rejected') => Promise<void> }
let pending: PendingBatch[]
let stored: Map<string, string[]>
let root: Root
let container: HTMLElement
let onClose: () => void

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  pending = []
  stored = new Map()
  onClose = vi.fn()
  vi.stubGlobal('fetch', respondTo)
  setSession(ada as never, 'demo-ada-1')
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})
afterEach(() => {
  act(() => root.unmount())
  container.remove()
  vi.unstubAllGlobals()
})

async function respondTo(url: string, { body, headers }: RequestInit = {}): Promise<Response> {
  if (url.includes('csrf')) return Response.json({ csrfToken: 't' })
  const { products } = JSON.parse(String(body)) as { products: { name: string }[] }
  const summary = { created: products.length, updated: 0, unchanged: 0, stock_unchanged: 0, unknown_ids: 0 }
  if (url.endsWith('/check')) return Response.json({ summary, errors: [], error_rows: 0, error_count: 0 })
  const key = new Headers(headers).get('idempotency-key') ?? ''
  return new Promise((resolve, reject) => {
    pending.push({
      respond: async (outcome = 'stored') => {
        const details = [{ path: 'products[2].name', message: 'Taken' }]
        const rejected = { error: 'Not imported', code: 'rule_violation', details }
        if (outcome !== 'rejected') stored.set(key, stored.get(key) ?? products.map(({ name }) => name))
        await act(async () => {
          if (outcome === 'lost') reject(new TypeError('network'))
          else if (outcome === 'rejected') resolve(Response.json(rejected, { status: 422 }))
          else resolve(Response.json({ products: [], summary }))
        })
      },
    })
  })
}

const takeBatch = async () => {
  await act(() => vi.waitFor(() => expect(pending).toHaveLength(1)))
  const batch = pending.pop()
  if (!batch) throw new Error('no batch was sent')
  return batch
}
const findButton = (text: string) =>
  [...container.querySelectorAll('button')].find(({ textContent }) => textContent === text)
const press = (text: string) => act(async () => findButton(text)?.click())
const getBar = () => container.querySelector('[role=progressbar]')
const listStoredNames = () => [...stored.values()].flat()

async function startImport() {
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <ImportDialog shopId="s" onClose={onClose} />
      </QueryClientProvider>,
    ),
  )
  const lines = Array.from({ length: rowCount }, (_, at) => `Jar ${at},4`)
  const file = new File([['name,price', ...lines].join('\n')], 'jars.csv')
  const input = container.querySelector('input')
  Object.defineProperty(input, 'files', { value: [file] })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  await act(() => vi.waitFor(() => expect(findButton('Import 1,200')?.disabled).toBe(false)))
  await press('Import 1,200')
}

test('an import shows its progress, and every row is stored once', async () => {
  await startImport()
  for (const shown of [0, 500, 1000]) {
    const batch = await takeBatch()
    expect(getBar()?.getAttribute('aria-valuenow')).toBe(String(shown))
    expect(getBar()?.getAttribute('aria-valuemax')).toBe('1200')
    expect(container.textContent).toContain(`${shown === 1000 ? '1,000' : shown} of 1,200 rows`)
    await batch.respond()
  }
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(getToasts().at(-1)).toMatchObject({ title: '1,200 added, 0 updated', description: 'jars.csv' })
  expect(listStoredNames()).toEqual(Array.from({ length: rowCount }, (_, at) => `Jar ${at}`))
})

test('Cancel stops after the current batch and says what was stored; Continue sends only the rest', async () => {
  await startImport()
  const first = await takeBatch()
  await press('Cancel')
  await first.respond()
  expect(container.querySelector('[role=status]')?.textContent).toBe(
    '500 products saved. 700 weren’t imported.',
  )
  expect(pending).toEqual([])
  expect(document.activeElement?.textContent).toBe('Continue')
  await press('Continue')
  await (await takeBatch()).respond()
  await (await takeBatch()).respond()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(listStoredNames()).toHaveLength(rowCount)
})

test('after a lost response, Continue repeats that batch with its key', async () => {
  await startImport()
  await (await takeBatch()).respond()
  await (await takeBatch()).respond('lost')
  expect(container.textContent).toContain('500 products saved. 700 weren’t imported.')
  expect(container.querySelector('[role=alert]')).not.toBeNull()
  await press('Continue')
  await (await takeBatch()).respond()
  await (await takeBatch()).respond()
  expect(stored.size).toBe(3)
  expect(listStoredNames()).toHaveLength(rowCount)
})

test('rows that have become invalid are named by their line in the file', async () => {
  await startImport()
  await (await takeBatch()).respond()
  await (await takeBatch()).respond('rejected')
  expect(container.textContent).toContain('500 products saved. 700 weren’t imported.')
  expect([...container.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
    '504',
    'Jar 502',
    'Name: Taken',
  ])
})

test('closing a running import asks first', async () => {
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  await startImport()
  const first = await takeBatch()
  const dialog = container.querySelector('dialog')
  await act(async () => dialog?.close())
  expect(confirm).toHaveBeenCalledWith('The import is still running. Stop it and leave?')
  expect(onClose).not.toHaveBeenCalled()
  expect(dialog?.open).toBe(true)
  confirm.mockReturnValue(true)
  await press('')
  expect(onClose).toHaveBeenCalledTimes(1)
  act(() => root.render(null))
  await first.respond()
  expect(pending).toEqual([])
  expect(getToasts().at(-1)?.title).toBe('500 products saved. 700 weren’t imported.')
})

test('Back and closing the tab ask while an import is running, and not after it', async () => {
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  window.history.replaceState({ key: 'import' }, '', '/merchant/products?open=import')
  const router = vi.fn()
  window.addEventListener('popstate', router)
  const leave = () => window.dispatchEvent(new PopStateEvent('popstate'))
  const closeTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await startImport()
  const first = await takeBatch()
  expect(closeTab()).toBe(false)
  leave()
  expect(router).not.toHaveBeenCalled()
  expect(window.history.state).toEqual({ key: 'import' })
  await press('Cancel')
  await first.respond()
  expect(closeTab()).toBe(true)
  leave()
  expect(router).toHaveBeenCalledTimes(1)
  expect(confirm).toHaveBeenCalledTimes(1)
  window.removeEventListener('popstate', router)
})
