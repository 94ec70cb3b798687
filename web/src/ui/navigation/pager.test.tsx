// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { createTestPage, type TestPage } from '../test/test-page.ts'
import { Pager } from './pager.tsx'

let page: TestPage
let visitedPages: number[]

beforeEach(() => {
  page = createTestPage()
  visitedPages = []
})

const render = (total: number, pageLimit?: { rows: number; instead: string }) => {
  const pagination = { page: 2, limit: 50, total, hasNextPage: total > 100, hasPrevPage: true }
  page.render(
    <Pager
      pagination={pagination}
      onPage={(page) => visitedPages.push(page)}
      {...(pageLimit && { pageLimit })}
    />,
  )
}
const jumpTo = (typed: string) => {
  const field = page.container.querySelector('input')
  if (!field) throw new Error('There is no page field')
  field.value = typed
  act(() => field.form?.requestSubmit())
}

test('typing a page number jumps to it, a number beyond the last leads to the last', () => {
  render(97_517)
  expect(page.container.textContent).toContain('51–100 of 97,517')
  expect(page.container.textContent).toContain('of 1,951')
  jumpTo('1200')
  jumpTo('99999')
  jumpTo('1,300')
  expect(visitedPages).toEqual([1200, 1951, 1300])
})

test('what is no page stays in the field with its error', () => {
  render(97_517)
  const field = page.container.querySelector('input')
  for (const [typed, error] of [
    ['two', 'Enter a whole number such as 12'],
    ['1e3', 'Enter a whole number such as 12'],
    ['1.5', 'Enter a whole number such as 12'],
    ['0', 'Enter 1 or more'],
    ['-3', 'Enter 1 or more'],
  ] as const) {
    jumpTo(typed)
    expect(field?.value).toBe(typed)
    expect(field?.getAttribute('aria-invalid')).toBe('true')
    expect(page.container.querySelector('[role=alert]')?.textContent).toBe(error)
  }
  jumpTo('3')
  expect(page.container.querySelector('[role=alert]')).toBeNull()
  expect(visitedPages).toEqual([3])
})

test('a few pages have no jump field', () => {
  render(120)
  expect(page.container.querySelector('input')).toBeNull()
})

test('a list with a page limit says so, and what to do', () => {
  render(97_517, { rows: 10_000, instead: 'Choose days.' })
  expect(page.container.textContent).toContain('of 200')
  expect(page.container.textContent).toContain('Only the first 10,000 are shown. Choose days.')
  render(9_000, { rows: 10_000, instead: 'Choose days.' })
  expect(page.container.textContent).not.toContain('Choose days')
})
