// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

afterEach(() => vi.useRealTimers())

test('a toast that stays is closed by its reader only', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers()
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  act(() => root.render(<Toaster />))
  act(() => void toast({ title: 'Two attempts failed', stays: true }))
  act(() => void vi.advanceTimersByTime(600_000))
  expect(container.textContent).toContain('Two attempts failed')
  act(() => container.querySelector('button')?.click())
  expect(container.textContent).toBe('')
  act(() => root.unmount())
  container.remove()
})

test('a toast disappears by itself, but not while it contains the focus', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers()
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  act(() => root.render(<Toaster />))
  act(() => {
    toast({ title: 'Mug removed', undo: () => undefined })
    toast({ title: 'Saved' })
  })
  const undo = container.querySelector('button')
  undo?.focus()
  act(() => void vi.advanceTimersByTime(30_000))
  expect(container.textContent).toContain('Mug removed')
  expect(container.textContent).not.toContain('Saved')

  undo?.blur()
  act(() => void vi.advanceTimersByTime(10_000))
  expect(container.textContent).toBe('')
  act(() => root.unmount())
  container.remove()
})
