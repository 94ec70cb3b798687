import { toasts } from '@mainstreet/contract/browser-limits.ts'
import { expect, test } from 'vitest'
import { getToastDurationMs, type ToastEntry } from './toast.ts'

test('toasts stay as long as the specification says, and longer with an action', () => {
  const toast: ToastEntry = { id: 1, title: 'Saved', tone: 'plain' }
  expect(getToastDurationMs(toast)).toBe(toasts.durationMs)
  expect(getToastDurationMs({ ...toast, tone: 'danger' })).toBe(toasts.longDurationMs)
  expect(getToastDurationMs({ ...toast, undo() {} })).toBeGreaterThan(toasts.longDurationMs)
})
