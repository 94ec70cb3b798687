import type { Order } from '@mainstreet/contract/orders/order.ts'
import { useEffect, useRef } from 'react'
import type { BoardColumn } from './board.ts'

export const getNextButtonId = (id: string) => `${id}-next`
export const getColumnHeadingId = (column: BoardColumn) => `column-${column}`

/**
 * A card that goes on to another column is drawn anew there. Whoever moved it finds its next button under the keys, or,
 * where none is shown, the heading that it stood under.
 */
export function useKeepFocusOnCard(board: Record<BoardColumn, Order[]>) {
  const moved = useRef<{ id: string; from: BoardColumn }>(undefined)
  useEffect(() => {
    if (!moved.current) return
    const { id, from } = moved.current
    if (board[from].some((order) => order.id === id)) return
    moved.current = undefined
    // who has gone on to something else stays there
    if (document.activeElement !== document.body) return
    const next = document.getElementById(getNextButtonId(id))
    // a phone shows one column at a time
    const target = next?.checkVisibility() ? next : document.getElementById(getColumnHeadingId(from))
    // the board stays where the merchant has scrolled it to
    target?.focus({ preventScroll: true })
  }, [board])
  return (id: string, from: BoardColumn) => {
    moved.current = { id, from }
  }
}
