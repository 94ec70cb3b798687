import type { Order } from '@mainstreet/contract/orders/order.ts'
import { useCallback, useEffect, useRef } from 'react'
import type { BoardColumn } from './board.ts'

export const getNextButtonId = (id: string) => `${id}-next`
export const boardTabsId = 'board-tabs'
export const getColumnHeadingId = (column: BoardColumn) => `column-${column}`

/** Scrolls up to the first card where the tabs cover it, as on a phone with one long column. */
export function showStartOfColumn(column: BoardColumn) {
  const section = document.getElementById(getColumnHeadingId(column))?.closest('section')
  const tabs = document.getElementById(boardTabsId)
  if (!section || !tabs) return
  // a low window has tabs that scroll away
  const visibleFrom = Math.max(0, tabs.getBoundingClientRect().bottom)
  if (section.getBoundingClientRect().top < visibleFrom) section.scrollIntoView({ block: 'start' })
}

/**
 * A card that moves to another column is a new element there. Its next button gets the focus, or, where
 * that is not visible, the heading of the previous column.
 */
export function useKeepFocusOnCard(board: Record<BoardColumn, Order[]>) {
  const moved = useRef<{ id: string; from: BoardColumn }>(undefined)
  useEffect(() => {
    if (!moved.current) return
    const { id, from } = moved.current
    if (board[from].some((order) => order.id === id)) return
    moved.current = undefined
    // focus that has moved elsewhere stays there
    if (document.activeElement !== document.body) return
    const next = document.getElementById(getNextButtonId(id))
    // a phone shows one column at a time
    const target = next?.checkVisibility() ? next : document.getElementById(getColumnHeadingId(from))
    // keeps the scroll position of the board
    target?.focus({ preventScroll: true })
    if (target !== next) showStartOfColumn(from)
  }, [board])
  return useCallback((id: string, from: BoardColumn) => {
    moved.current = { id, from }
  }, [])
}
