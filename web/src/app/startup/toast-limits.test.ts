import { toasts } from '@mainstreet/contract/limits.ts'
import { expect, test } from 'vitest'
import { durationOf, type ToastEntry, toastRules } from '../../ui/toasts/toast.ts'

test('toasts stay as long as the specification says, and longer where there is something to press', () => {
  expect(toastRules).toEqual(toasts)
  const said: ToastEntry = { id: 1, title: 'Saved', tone: 'plain' }
  expect(durationOf(said)).toBe(toasts.durationMs)
  expect(durationOf({ ...said, tone: 'danger' })).toBe(toasts.longDurationMs)
  expect(durationOf({ ...said, undo() {} })).toBeGreaterThan(toasts.longDurationMs)
})
