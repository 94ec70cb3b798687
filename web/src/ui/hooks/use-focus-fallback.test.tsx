// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useFocusFallback } from './use-focus-fallback.ts'

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

function FocusedElement({ getFallback }: { getFallback?: (element: HTMLElement) => HTMLElement | null }) {
  const ref = useFocusFallback<HTMLDivElement>(getFallback)
  return (
    <div ref={ref}>
      <button type="button">Delete</button>
    </div>
  )
}
type Page = { gone?: boolean; section?: boolean; getFallback?: (element: HTMLElement) => HTMLElement | null }

const render = ({ gone, section, getFallback }: Page) => {
  const focusedElement = !gone && <FocusedElement {...(getFallback && { getFallback })} />
  const within = section ? (
    <section>
      <h2>Taking orders</h2>
      {focusedElement}
    </section>
  ) : (
    focusedElement
  )
  act(() =>
    root.render(
      <>
        <h1>Products</h1>
        <a href="/mug">Mug</a>
        {within}
      </>,
    ),
  )
}
const press = () => container.querySelector('button')?.focus()
const focused = () => document.activeElement?.textContent

test.each([
  ['the heading of its section', { section: true }, 'Taking orders'],
  ['the heading of the page when it is in no section', {}, 'Products'],
  ['the given nearer element', { section: true, getFallback: () => container.querySelector('a') }, 'Mug'],
  [
    'the heading when there is no nearer element',
    { section: true, getFallback: () => null },
    'Taking orders',
  ],
] as [string, Page, string][])('a removed element passes its focus to %s', (_, page, successor) => {
  render(page)
  press()
  render({ ...page, gone: true })
  expect(focused()).toBe(successor)
})

test('focus that has moved elsewhere stays there', () => {
  render({ section: true })
  container.querySelector('a')?.focus()
  render({ section: true, gone: true })
  expect(focused()).toBe('Mug')
})
