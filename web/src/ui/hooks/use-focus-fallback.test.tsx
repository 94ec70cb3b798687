// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { createTestPage, type TestPage } from '../test/test-page.ts'
import { useFocusFallback } from './use-focus-fallback.ts'

let page: TestPage

beforeEach(() => {
  page = createTestPage()
})

function FocusedElement({ getFallback }: { getFallback?: (element: HTMLElement) => HTMLElement | null }) {
  const ref = useFocusFallback<HTMLDivElement>(getFallback)
  return (
    <div ref={ref}>
      <button type="button">Delete</button>
    </div>
  )
}
type Contents = {
  gone?: boolean
  section?: boolean
  getFallback?: (element: HTMLElement) => HTMLElement | null
}

const render = ({ gone, section, getFallback }: Contents) => {
  const focusedElement = !gone && <FocusedElement {...(getFallback && { getFallback })} />
  const within = section ? (
    <section>
      <h2>Taking orders</h2>
      {focusedElement}
    </section>
  ) : (
    focusedElement
  )
  page.render(
    <>
      <h1>Products</h1>
      <a href="/mug">Mug</a>
      {within}
    </>,
  )
}
const press = () => page.container.querySelector('button')?.focus()
const focused = () => document.activeElement?.textContent

test.each([
  ['the heading of its section', { section: true }, 'Taking orders'],
  ['the heading of the page when it is in no section', {}, 'Products'],
  [
    'the given nearer element',
    { section: true, getFallback: () => page.container.querySelector('a') },
    'Mug',
  ],
  [
    'the heading when there is no nearer element',
    { section: true, getFallback: () => null },
    'Taking orders',
  ],
] as [string, Contents, string][])('a removed element passes its focus to %s', (_, contents, successor) => {
  render(contents)
  press()
  render({ ...contents, gone: true })
  expect(focused()).toBe(successor)
})

test('focus that has moved elsewhere stays there', () => {
  render({ section: true })
  page.container.querySelector('a')?.focus()
  render({ section: true, gone: true })
  expect(focused()).toBe('Mug')
})
