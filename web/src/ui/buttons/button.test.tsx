// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

let root: Root
let container: HTMLElement

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  container = document.createElement('main')
  document.body.append(container)
  root = createRoot(container)
})
afterEach(() => {
  act(() => root.unmount())
  container.remove()
})

const render = (busy: boolean, onPress: () => void, onSubmit: () => void) => {
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onSubmit()
  }
  act(() =>
    root.render(
      <form onSubmit={submit}>
        <Button type="submit" busy={busy} onClick={onPress}>
          Save
        </Button>
      </form>,
    ),
  )
}
const button = () => container.querySelector('button')

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
