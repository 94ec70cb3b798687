// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Pager } from './pager.tsx'

let root: Root
let place: HTMLElement
let turned: number[]

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  turned = []
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

const draw = (total: number, bound?: { rows: number; instead: string }) => {
  const pagination = { page: 2, limit: 50, total, hasNextPage: total > 100, hasPrevPage: true }
  act(() =>
    root.render(
      <Pager pagination={pagination} onPage={(page) => turned.push(page)} {...(bound && { bound })} />,
    ),
  )
}
const jumpTo = (typed: string) => {
  const field = place.querySelector('input')
  if (!field) throw new Error('There is no page to type')
  field.value = typed
  act(() => field.form?.requestSubmit())
}

test('a page is jumped to, and a number beyond the last leads to the last', () => {
  draw(97_517)
  expect(place.textContent).toContain('51 to 100 of 97,517')
  expect(place.textContent).toContain('of 1,951')
  jumpTo('1200')
  jumpTo('99999')
  jumpTo('0')
  jumpTo('two')
  expect(turned).toEqual([1200, 1951, 1])
})

test('a few pages are turned through', () => {
  draw(120)
  expect(place.querySelector('input')).toBeNull()
})

test('a list that cannot be turned through says so, and what to do', () => {
  draw(97_517, { rows: 10_000, instead: 'Choose days.' })
  expect(place.textContent).toContain('of 200')
  expect(place.textContent).toContain('The first 10,000 can be turned to. Choose days.')
  draw(9_000, { rows: 10_000, instead: 'Choose days.' })
  expect(place.textContent).not.toContain('Choose days')
})
