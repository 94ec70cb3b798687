// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createTestPage, type TestPage } from '../test/test-page.ts'
import { Button } from './button.tsx'

let page: TestPage

beforeEach(() => {
  page = createTestPage()
})

const render = (busy: boolean, onPress: () => void, onSubmit: () => void) => {
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onSubmit()
  }
  page.render(
    <form onSubmit={submit}>
      <Button type="submit" busy={busy} onClick={onPress}>
        Save
      </Button>
    </form>,
  )
}
const button = () => page.container.querySelector('button')

test('a busy button keeps the focus, and neither clicks nor submits until it is free again', () => {
  const [onPress, onSubmit] = [vi.fn(), vi.fn()]
  render(false, onPress, onSubmit)
  button()?.focus()
  act(() => button()?.click())
  expect([onPress.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])

  render(true, onPress, onSubmit)
  act(() => button()?.click())
  expect([onPress.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
  expect(document.activeElement).toBe(button())
  expect(button()?.disabled).toBe(false)
  expect(button()?.getAttribute('aria-disabled')).toBe('true')

  render(false, onPress, onSubmit)
  act(() => button()?.click())
  expect([onPress.mock.calls.length, onSubmit.mock.calls.length]).toEqual([2, 2])
})
