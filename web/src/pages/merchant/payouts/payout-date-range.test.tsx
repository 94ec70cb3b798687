// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PayoutDateRange } from './payout-date-range.tsx'
import type { DateRange } from './payout-search.ts'

let root: Root
let container: HTMLElement
let chosen: DateRange[]

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
  chosen = []
  act(() =>
    root.render(
      <PayoutDateRange days={{ from: '2026-06-01' }} onSelect={(days) => chosen.push(days)} first={null} />,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  container.remove()
})

const from = () => {
  const field = container.querySelector('input')
  if (!field) throw new Error('There is no date field')
  return field
}
const type = (day: string) => {
  // bypasses React's memory of the value that it set
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(from(), day)
  act(() => from().dispatchEvent(new Event('input', { bubbles: true })))
}
const leave = () => act(() => from().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))

test('while a year is typed digit by digit, only the complete date is requested', () => {
  for (const day of ['0002-03-04', '0020-03-04', '0202-03-04']) {
    type(day)
    expect(from().value).toBe(day)
  }
  expect(chosen).toEqual([])
  type('2026-03-04')
  expect(chosen).toEqual([{ from: '2026-03-04' }])
  type('')
  expect(chosen.at(-1)).toEqual({ from: '' })
})

test('an invalid date is reported when its field loses the focus', () => {
  type('1999-03-04')
  expect(container.textContent).not.toContain('2000')
  leave()
  expect(container.textContent).toContain('Enter a date in 2000 or later')
  expect(chosen).toEqual([])
})
