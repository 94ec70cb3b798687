import type { Order } from '@mainstreet/contract/orders/order.ts'
import { useEffect, useRef } from 'react'
import type { Column } from './board.ts'

export const nextButtonOf = (id: string) => `${id}-next`
export const headingOf = (column: Column) => `column-${column}`

/**
 * A card that goes on to another column is drawn anew there. Whoever moved it finds its next button under the keys, or,
 * where none is shown, the heading that it stood under.
 */
export function useStayWithCard(board: Record<Column, Order[]>) {
  const moved = useRef<{ id: string; from: Column }>(undefined)
  useEffect(() => {
    if (!moved.current) return
    const { id, from } = moved.current
    if (board[from].some((order) => order.id === id)) return
    moved.current = undefined
    // who has gone on to something else stays there
    if (document.activeElement !== document.body) return
    const next = document.getElementById(nextButtonOf(id))
    // a phone shows one column at a time
    const goal = next?.checkVisibility() ? next : document.getElementById(headingOf(from))
    // the board stays where the merchant has scrolled it to
    goal?.focus({ preventScroll: true })
  }, [board])
  return (id: string, from: Column) => {
    moved.current = { id, from }
  }
}
