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

function FocusedElement({ heirOf }: { heirOf?: (element: HTMLElement) => HTMLElement | null }) {
  const ref = useFocusFallback<HTMLDivElement>(heirOf)
  return (
    <div ref={ref}>
      <button type="button">Delete</button>
    </div>
  )
}
type Page = { gone?: boolean; section?: boolean; heirOf?: (element: HTMLElement) => HTMLElement | null }

const render = ({ gone, section, heirOf }: Page) => {
  const what = !gone && <FocusedElement {...(heirOf && { heirOf })} />
  const within = section ? (
    <section>
      <h2>Taking orders</h2>
      {what}
    </section>
  ) : (
    what
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
  ['the heading of the page where it stands in no section', {}, 'Products'],
  ['what is nearer', { section: true, heirOf: () => container.querySelector('a') }, 'Mug'],
  ['the heading where nothing is nearer', { section: true, heirOf: () => null }, 'Taking orders'],
] as [string, Page, string][])('what goes with the focus passes it to %s', (_, page, successor) => {
  render(page)
  press()
  render({ ...page, gone: true })
  expect(focused()).toBe(successor)
})

test('whoever has gone on to something else stays there', () => {
  render({ section: true })
  container.querySelector('a')?.focus()
  render({ section: true, gone: true })
  expect(focused()).toBe('Mug')
})
