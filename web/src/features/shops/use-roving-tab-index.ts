import { type KeyboardEvent, type RefObject, useState } from 'react'

const nextIndexByKey: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Makes a long list one tab stop: arrow keys, Home and End move within it. `selector` selects the links of
 * its rows.
 */
export function useRovingTabIndex(list: RefObject<HTMLElement | null>, selector: string, count: number) {
  const [current, setCurrent] = useState(0)
  const at = Math.min(current, Math.max(0, count - 1))
  return (row: number) => ({
    tabIndex: row === at ? (0 as const) : (-1 as const),
    onKeyDown(event: KeyboardEvent) {
      const step = nextIndexByKey[event.key]
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      const next = step(row, count - 1)
      setCurrent(next)
      list.current?.querySelectorAll<HTMLElement>(selector).item(next)?.focus()
    },
  })
}
