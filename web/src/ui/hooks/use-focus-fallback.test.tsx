// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { usePassFocus } from './use-focus-fallback.ts'

let root: Root
let place: HTMLElement

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  place = document.createElement('main')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

function Leaving({ heirOf }: { heirOf?: (element: HTMLElement) => HTMLElement | null }) {
  const ref = usePassFocus<HTMLDivElement>(heirOf)
  return (
    <div ref={ref}>
      <button type="button">Delete</button>
    </div>
  )
}
type Page = { gone?: boolean; section?: boolean; heirOf?: (element: HTMLElement) => HTMLElement | null }

const draw = ({ gone, section, heirOf }: Page) => {
  const what = !gone && <Leaving {...(heirOf && { heirOf })} />
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
const press = () => place.querySelector('button')?.focus()
const focused = () => document.activeElement?.textContent

test.each([
  ['the heading of its section', { section: true }, 'Taking orders'],
  ['the heading of the page where it stands in no section', {}, 'Products'],
  ['what is nearer', { section: true, heirOf: () => place.querySelector('a') }, 'Mug'],
  ['the heading where nothing is nearer', { section: true, heirOf: () => null }, 'Taking orders'],
] as [string, Page, string][])('what goes with the focus passes it to %s', (_, page, heir) => {
  draw(page)
  press()
  draw({ ...page, gone: true })
  expect(focused()).toBe(heir)
})

test('whoever has gone on to something else stays there', () => {
  draw({ section: true })
  place.querySelector('a')?.focus()
  draw({ section: true, gone: true })
  expect(focused()).toBe('Mug')
})
