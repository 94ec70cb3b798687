// @vitest-environment happy-dom
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOrder } from '../test/order-fixture.ts'
import { boardOf, type Column, columns } from './board.ts'
import { headingOf, nextButtonOf, useStayWithCard } from './use-keep-focus-on-card.ts'

let root: Root
let place: HTMLElement

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

function Board({ orders, shown }: { orders: Order[]; shown: readonly Column[] }) {
  const board = boardOf(orders)
  const stayWith = useStayWithCard(board)
  return columns.map((column) => (
    <section key={column} style={shown.includes(column) ? {} : { display: 'none' }}>
      <h2 id={headingOf(column)} tabIndex={-1}>
        {column}
      </h2>
      {board[column].map(({ id }) => (
        <button key={id} type="button" id={nextButtonOf(id)} onClick={() => stayWith(id, column)}>
          next in {column}
        </button>
      ))}
    </section>
  ))
}

test.each([
  ['a desk goes on to its next button', columns, 'next in preparing'],
  ['a phone, which shows one column, stays at its heading', ['new'], 'new'],
] as [string, readonly Column[], string][])('whoever accepts an order on %s', (_, shown, heir) => {
  const order = anOrder({ status: 'pending' })
  act(() => root.render(<Board orders={[order]} shown={shown} />))
  const button = document.getElementById(nextButtonOf(order.id))
  button?.focus()
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  act(() => button?.click())
  act(() => root.render(<Board orders={[{ ...order, status: 'in_progress' }]} shown={shown} />))
  expect(document.activeElement?.textContent).toBe(heir)
  expect(focus.mock.calls, 'the board is not scrolled').toEqual([[{ preventScroll: true }]])
  focus.mockRestore()
})
