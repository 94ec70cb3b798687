// @vitest-environment happy-dom
import type { Order } from '@mainstreet/contract/orders/order.ts'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createTestPage, type TestPage } from '../../../ui/test/test-page.ts'
import { createTestOrder } from '../test/order-fixture.ts'
import { type BoardColumn, boardColumns, groupByColumn } from './board.ts'
import { getColumnHeadingId, getNextButtonId, useKeepFocusOnCard } from './use-keep-focus-on-card.ts'

let page: TestPage

beforeEach(() => {
  page = createTestPage()
})

function Board({ orders, shown }: { orders: Order[]; shown: readonly BoardColumn[] }) {
  const board = groupByColumn(orders)
  const stayWith = useKeepFocusOnCard(board)
  return boardColumns.map((column) => (
    <section key={column} style={shown.includes(column) ? {} : { display: 'none' }}>
      <h2 id={getColumnHeadingId(column)} tabIndex={-1}>
        {column}
      </h2>
      {board[column].map(({ id }) => (
        <button key={id} type="button" id={getNextButtonId(id)} onClick={() => stayWith(id, column)}>
          next in {column}
        </button>
      ))}
    </section>
  ))
}

test.each([
  ['a wide screen moves the focus to its next button', boardColumns, 'next in preparing'],
  ['a phone, which shows one column, moves it to the heading', ['new'], 'new'],
] as [string, readonly BoardColumn[], string][])(
  'accepting an order on %s',
  (_, visibleColumns, successor) => {
    const order = createTestOrder({ status: 'pending' })
    page.render(<Board orders={[order]} shown={visibleColumns} />)
    const button = document.getElementById(getNextButtonId(order.id))
    button?.focus()
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    act(() => button?.click())
    page.render(<Board orders={[{ ...order, status: 'in_progress' }]} shown={visibleColumns} />)
    expect(document.activeElement?.textContent).toBe(successor)
    expect(focus.mock.calls, 'the board is not scrolled').toEqual([[{ preventScroll: true }]])
    focus.mockRestore()
  },
)
