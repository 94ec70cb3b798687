import { toasts } from '@mainstreet/contract/limits.ts'
import { expect, test } from 'vitest'
import { getToastDurationMs, type ToastEntry, toastLimits } from '../../ui/toasts/toast.ts'

test('toasts stay as long as the specification says, and longer where there is something to press', () => {
  expect(toastLimits).toEqual(toasts)
  const said: ToastEntry = { id: 1, title: 'Saved', tone: 'plain' }
  expect(getToastDurationMs(said)).toBe(toasts.durationMs)
  expect(getToastDurationMs({ ...said, tone: 'danger' })).toBe(toasts.longDurationMs)
  expect(getToastDurationMs({ ...said, undo() {} })).toBeGreaterThan(toasts.longDurationMs)
})
