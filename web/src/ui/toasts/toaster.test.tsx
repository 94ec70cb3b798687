// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

afterEach(() => vi.useRealTimers())

test('a toast goes away by itself, but not while the keyboard is in it', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  act(() => root.render(<Toaster />))
  act(() => {
    toast({ title: 'Mug removed', undo: () => undefined })
    toast({ title: 'Saved' })
  })
  const undo = place.querySelector('button')
  undo?.focus()
  act(() => void vi.advanceTimersByTime(30_000))
  expect(place.textContent).toContain('Mug removed')
  expect(place.textContent).not.toContain('Saved')

  undo?.blur()
  act(() => void vi.advanceTimersByTime(10_000))
  expect(place.textContent).toBe('')
  act(() => root.unmount())
  place.remove()
})
